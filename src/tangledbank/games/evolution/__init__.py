"""Evolution: trait cards, feeding, carnivores. Rule ids EV-*, rulings R-*: docs/rules/evolution.md."""

"""What stands beside the rules of a game, judge, hints, terminal and pages, against the engine."""

// Which drawing and which ground its cards have in the gallery.
import type { Looks } from "../../art/cards";

const LOOKS: Looks = {
  aquatic: ["waves", "water"],
  biodiversity: ["tree", "life"],
  biomass: ["scales", "life"],
  blight: ["plague", "hunt"],
  catastrophe: ["comet", "hunt"],
  cold_snap: ["crystal", "ice"],
  disease: ["plague", "hunt"],
  ecodiversity: ["leaf", "life"],
  evolution: ["tree", "kin"],
  fecundity: ["eggs", "kin"],
  fertile: ["fertile", "life"],
  habitat: ["hexes", "life"],
  hibernation: ["moon", "ice"],
  ice_age: ["crystal", "ice"],
  ice_sheet: ["crystal", "water"],
  immigrants: ["arrows", "earth"],
  instinct: ["warning_call", "kin"],
  intelligence: ["intelligence", "life"],
  mass_exodus: ["arrows", "sun"],
  metamorphosis: ["butterfly", "kin"],
  niche_biomes: ["hexes", "earth"],
  nocturnal: ["moon", "water"],
  omnivore: ["foraging", "earth"],
  parasitism: ["worm", "hunt"],
  predator: ["carnivore", "hunt"],
  symbiotic: ["symbiosis", "kin"],
};
export default LOOKS;

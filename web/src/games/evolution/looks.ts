// Which drawing and which ground its cards have in the gallery.
import type { Looks } from "../../art/cards";

const LOOKS: Looks = {
  ambush: ["ambush", "hunt"],
  burrowing: ["burrowing", "earth"],
  carnivore: ["carnivore", "hunt"],
  climbing: ["climbing", "earth"],
  cooperation: ["cooperation", "life"],
  defensive_herding: ["defensive_herding", "earth"],
  fat_tissue: ["fat_tissue", "life"],
  fertile: ["fertile", "life"],
  foraging: ["foraging", "life"],
  hard_shell: ["hard_shell", "earth"],
  horns: ["horns", "earth"],
  intelligence: ["intelligence", "life"],
  long_neck: ["long_neck", "life"],
  pack_hunting: ["pack_hunting", "hunt"],
  scavenger: ["scavenger", "hunt"],
  symbiosis: ["symbiosis", "earth"],
  warning_call: ["warning_call", "earth"],
};
export default LOOKS;

import { earthly } from "../earth/motions";

export default earthly("dom", { swap: 3, waste: 2, survival: 3 });

import { earthly } from "../earth/motions";

export default earthly("mar", { control: 6, trait: 4, "lose-trait": 5, bump: 5, extinction: 9, "special-pawn": 3 });

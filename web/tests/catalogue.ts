// The games as the server tells them: every test knows them.
import { know } from "../src/core/catalogue.svelte";
import type { GameInfo } from "../src/core/wire";
import told from "./games.json";

export const GAMES = told as unknown as GameInfo[];
know(GAMES);

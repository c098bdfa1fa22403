// What the home page says about each game.
export interface Facts {
  about: string;
  from: number;
  to: number;
  /** Key and number of how long a game takes. */
  length: [string, number];
  /** A sensible number of players for a game that is started with one click. */
  usual: number;
}

export const FACTS: Record<string, Facts> = {
  evolution: { about: "web-home-evolution", from: 2, to: 6, length: ["web-home-minutes", 45], usual: 4 },
  "dominant-species": { about: "web-home-dominant-species", from: 2, to: 6, length: ["web-home-hours", 3], usual: 4 },
  marine: { about: "web-home-marine", from: 2, to: 4, length: ["web-home-hours", 2], usual: 3 },
};

/** Bots that a newcomer can beat and that do not keep anybody waiting. */
export const FRIENDLY = "casual";

// What a page and its engine say to each other.

/** How the rules were built: `make wasm`, or as they are written. */
export type Build = "compiled" | "pure";

/** To the engine. */
export type ToEngine =
  | { kind: "open"; version: string; name: string }
  | { kind: "ask"; n: number; method: string; path: string; language: string; body: string }
  | { kind: "connect"; line: number }
  | { kind: "say"; line: number; text: string }
  | { kind: "hang-up"; line: number };

/** From the engine. */
export type FromEngine =
  | { kind: "ready"; build: Build }
  | { kind: "failed"; because: string }
  | { kind: "answer"; n: number; status: number; body: string }
  | { kind: "heard"; line: number; text: string }
  | { kind: "closed"; line: number; code: number };

/** To the worker that thinks, and back: a job and a reply, as text. */
export type ToThinker = { kind: "open"; version: string } | { kind: "think"; n: number; job: string };
export type FromThinker = { n: number; reply: string };

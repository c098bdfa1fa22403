// A small game in the manner of boardgame.io's own tutorial: a board of nine cells, taken in turns.
// It never ends, so that moves can be counted for as long as one likes: a full board is cleared.
export const Cells = {
  name: "cells",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      if (G.cells.every((owner) => owner !== null)) G.cells = Array(9).fill(null);
    },
  },
};

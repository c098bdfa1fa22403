// boardgame.io's server as it comes: node server.cjs PORT [FOLDER]
// Its games are in memory, or, with a folder, in its own storage of files.
const { FlatFile, Server, Origins } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);

import("./game.mjs").then(({ Cells }) => {
  const db = folder ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
  const server = Server({ games: [Cells], origins: [Origins.LOCALHOST], ...db });
  server.run(Number(port), () => console.log("ready"));
});

// A throw-away two-player game on boardgame.io: whoever's turn it is counts up.
const { Server, FlatFile } = require("boardgame.io/server");

const [port, storage, folder] = process.argv.slice(2);
const counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { count: ({ G }) => ({ count: G.count + 1 }) },
};
const db = storage === "flatfile" ? new FlatFile({ dir: folder, logging: false }) : undefined;
console.info = () => {};
Server({ games: [counting], origins: ["*"], ...(db && { db }) })
  .run(Number(port))
  .then(() => console.log("ready"));

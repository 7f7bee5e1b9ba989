// Two players a match, each moving as soon as it is its turn, or about once in `pace` seconds.
const { io } = require("socket.io-client");

const [url, matches, pace, warmUp, seconds] = process.argv.slice(2).map((each, place) => (place ? Number(each) : each));
const delays = [];
let counting = false;

function player(match, id) {
  const socket = io(`${url}/counting`, { transports: ["websocket"], forceNew: true });
  let sent = 0;
  const seen = (state) => {
    if (sent && counting) delays.push(performance.now() - sent);
    sent = 0;
    if (state.ctx.currentPlayer !== id) return;
    const action = { type: "MAKE_MOVE", payload: { type: "count", args: [], playerID: id, credentials: null } };
    const act = () => {
      sent = performance.now();
      socket.emit("update", action, state._stateID, match, id);
    };
    if (pace) setTimeout(act, (0.5 + Math.random()) * pace * 1000);
    else act();
  };
  socket.on("sync", (_, info) => seen(info.state));
  socket.on("update", (_, state) => seen(state));
  return new Promise((joined) => {
    socket.on("connect", () => {
      socket.emit("sync", match, id, null, 2);
      joined();
    });
  });
}

async function main() {
  for (let number = 0; number < matches; number += 25) {
    const some = Array.from({ length: Math.min(25, matches - number) }, (_, place) => `match-${number + place}`);
    await Promise.all(some.flatMap((match) => [player(match, "0"), player(match, "1")]));
  }
  await new Promise((done) => setTimeout(done, warmUp * 1000));
  counting = true;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  delays.sort((one, other) => one - other);
  const at = (share) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? null;
  console.log(JSON.stringify({ moves_per_second: delays.length / seconds, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
}

main();

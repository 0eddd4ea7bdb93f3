/** Shortest time between two hints, ms. */
const EVERY_MS = 3_000;

let told = { room: '', at: Number.NEGATIVE_INFINITY };
let send: (room: string) => void = () => undefined;

/** Tells the server that the player is writing in a room, at most once in some seconds. A hint that is lost does not matter. */
export function tellTyping(room: string): void {
  const at = performance.now();
  if (room === told.room && at - told.at < EVERY_MS) return;
  told = { room, at };
  send(room);
}

/** Sets the function that sends a hint. */
export function onTyping(tell: (room: string) => void): void {
  send = tell;
}

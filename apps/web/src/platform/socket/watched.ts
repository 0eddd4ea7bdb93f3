/** Lotteries somebody wants to hear of, counted, as two parts of a screen may watch the same one. */
const watched = new Map<string, number>();

/** Told which lotteries begin or end to be watched. */
type WatchListener = (event: 'lottery:watch' | 'lottery:leave', lotteries: readonly string[]) => void;
let listener: WatchListener = () => undefined;

/** Hears the draw events of these lotteries until the returned function is called. */
export function watchLotteries(lotteries: readonly string[]): () => void {
  const added = lotteries.filter((id) => !watched.has(id));
  for (const id of lotteries) watched.set(id, (watched.get(id) ?? 0) + 1);
  if (added.length > 0) listener('lottery:watch', added);
  let watching = true;
  return () => {
    if (!watching) return;
    watching = false;
    for (const id of lotteries) watched.set(id, (watched.get(id) ?? 1) - 1);
    const left = lotteries.filter((id) => watched.get(id) === 0);
    for (const id of left) watched.delete(id);
    if (left.length > 0) listener('lottery:leave', left);
  };
}

/** Every lottery watched now, to be asked for again after a reconnect. */
export function watchedLotteries(): readonly string[] {
  return [...watched.keys()];
}

/** Says who passes changes on to the server. */
export function onWatchChange(pass: WatchListener): void {
  listener = pass;
}

/** Watched lotteries with the number of watchers, because two parts of a screen may watch the same one. */
const watched = new Map<string, number>();

let tellChange: () => void = () => undefined;

/** Subscribes to the draw events of these lotteries until the returned function is called. */
export function watchLotteries(lotteries: readonly string[]): () => void {
  for (const id of lotteries) watched.set(id, (watched.get(id) ?? 0) + 1);
  tellChange();
  let watching = true;
  return () => {
    if (!watching) return;
    watching = false;
    for (const id of lotteries) {
      const left = (watched.get(id) ?? 1) - 1;
      if (left > 0) watched.set(id, left);
      else watched.delete(id);
    }
    tellChange();
  };
}

/** All currently watched lotteries. */
export function watchedLotteries(): ReadonlySet<string> {
  return new Set(watched.keys());
}

/** Sets the function that sends changes to the server. */
export function onWatchChange(tell: () => void): void {
  tellChange = tell;
}

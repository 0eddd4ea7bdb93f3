/** Open pages that are written to in one turn of the event loop. */
const AT_ONCE = 100;

/**
 * Calls `tell` with some of the receivers at a time, in a turn of the event loop of its own: a write to each page of a full room in one turn
 * would hold up every call. What is told later arrives later at each receiver, as the parts of an earlier call stay ahead.
 */
export function inParts<Receiver>(
  receivers: Iterable<Receiver>,
  tell: (some: Receiver[]) => void,
  atOnce = AT_ONCE,
): void {
  const all = [...receivers];
  const from = (at: number) => {
    if (at >= all.length) return;
    tell(all.slice(at, at + atOnce));
    if (at + atOnce < all.length) setImmediate(from, at + atOnce);
  };
  from(0);
}

/** How many messages may be on their way at once. */
export interface PushWindow {
  readonly size: number;
  /** A push service answered after this time, ms. */
  answered(afterMs: number): void;
}

const FIRST = 32;
const LEAST = 16;
const MOST = 256;
/** An answer within this time lets one more message go, ms. */
const QUICK_MS = 500;
/** An answer after this time lets one less go, ms; well before the time limit, after which a message would be sent again. */
const SLOW_MS = 1_500;

/** A window that grows while answers come quickly and shrinks before they come too late. Messages without an answer change nothing: they hang at the service. */
export function createPushWindow(): PushWindow {
  let size = FIRST;
  return {
    get size() {
      return size;
    },
    answered(afterMs) {
      if (afterMs < QUICK_MS) size = Math.min(MOST, size + 1);
      else if (afterMs > SLOW_MS) size = Math.max(LEAST, size - 1);
    },
  };
}

/** Where a finger is, px from where it came down. */
export interface Way {
  readonly dx: number;
  readonly dy: number;
  /** What is under it now: looked up when asked for, as the page has to be laid out for it. */
  readonly over: Element | null;
}

/** What one touch does, from where it began. */
export interface Gesture {
  move?(way: Way): void;
  end?(way: Way): void;
  /** The browser took the touch over, to scroll or zoom. */
  cancel?(): void;
}

/**
 * Follows a single finger on the page; `begin` says what a touch that starts on an element does, if anything. A second finger
 * ends it: it zooms. Listens only, so that scrolling stays as smooth as it was. Answers how to stop.
 */
export function followFinger(begin: (start: Element) => Gesture | undefined): () => void {
  let touch: { x: number; y: number; gesture: Gesture } | undefined;
  const wayOf = ({ changedTouches }: TouchEvent, from: { x: number; y: number }): Way => {
    const { clientX = from.x, clientY = from.y } = changedTouches[0] ?? {};
    return {
      dx: clientX - from.x,
      dy: clientY - from.y,
      get over() {
        return document.elementFromPoint(clientX, clientY);
      },
    };
  };
  const cancel = () => {
    touch?.gesture.cancel?.();
    touch = undefined;
  };
  const start = ({ touches, target }: TouchEvent) => {
    cancel();
    const [finger, second] = touches;
    if (!finger || second || !(target instanceof Element)) return;
    const gesture = begin(target);
    touch = gesture && { x: finger.clientX, y: finger.clientY, gesture };
  };
  const move = (event: TouchEvent) => {
    if (touch) touch.gesture.move?.(wayOf(event, touch));
  };
  const end = (event: TouchEvent) => {
    if (!touch) return;
    const { gesture } = touch;
    const way = wayOf(event, touch);
    touch = undefined;
    gesture.end?.(way);
  };
  const stop = new AbortController();
  const listening = { passive: true, signal: stop.signal };
  addEventListener('touchstart', start, listening);
  addEventListener('touchmove', move, listening);
  addEventListener('touchend', end, listening);
  addEventListener('touchcancel', cancel, listening);
  return () => {
    stop.abort();
    cancel();
  };
}

/** Shortest way that is meant, px. */
const MEANT_PX = 56;

/** The direction of a way that is long and straight enough to be meant. */
export function directionOf({
  dx,
  dy,
}: Pick<Way, 'dx' | 'dy'>): 'left' | 'right' | 'up' | 'down' | undefined {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  if (across >= MEANT_PX && across > 2 * along) return dx < 0 ? 'left' : 'right';
  if (along >= MEANT_PX && along > 2 * across) return dy < 0 ? 'up' : 'down';
  return undefined;
}

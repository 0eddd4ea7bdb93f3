/** Position of a finger, px from the start of its touch. */
export interface Way {
  readonly dx: number;
  readonly dy: number;
  /** The element under the finger; looked up on access, because the lookup forces a layout. */
  readonly over: Element | null;
}

/** Handlers of one touch. */
export interface Gesture {
  move?(way: Way): void;
  end?(way: Way): void;
  /** The browser took over the touch, to scroll or zoom. */
  cancel?(): void;
}

/**
 * Follows a single finger on the page; `begin` returns the gesture for a touch that starts on an element, if any. A second
 * finger cancels it, because it zooms. Listeners are passive, so scrolling stays smooth. Returns a function that stops it.
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

/** Minimum length of a swipe, px. */
const MEANT_PX = 56;

/** The direction of a movement that is long and straight enough to be a swipe. */
export function directionOf({
  dx,
  dy,
}: Pick<Way, 'dx' | 'dy'>): 'left' | 'right' | 'up' | 'down' | undefined {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  if (across >= MEANT_PX && across > 2 * along) return dx < 0 ? 'left' : 'right';
  if (along >= MEANT_PX && along > 2 * across) return dy < 0 ? 'up' : 'down';
  return undefined;
}

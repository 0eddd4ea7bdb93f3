import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** A scroll within this time after a touch, click, wheel or key is the player's. */
const BY_HAND_MS = 1_500;
/** Less than this is the start of the strip. */
const START_PX = 8;

/**
 * Keeps the start of a strip in view when its order changes, unless the player has scrolled it: a strip that snaps would
 * otherwise follow the entry that was first. Returns the handlers of the element around the strip and its buttons.
 */
export function useSoonestFirst(strip: RefObject<HTMLElement | null>, order: string) {
  const byHand = useRef({ at: Number.NEGATIVE_INFINITY, scrolled: false });
  useLayoutEffect(() => {
    const element = strip.current;
    if (element && order !== '' && !byHand.current.scrolled) {
      element.scrollTo({ left: 0, behavior: 'instant' });
    }
  }, [strip, order]);
  const handleInput = ({ timeStamp }: SyntheticEvent) => {
    byHand.current.at = timeStamp;
  };
  const handleScroll = ({ timeStamp }: SyntheticEvent) => {
    if (timeStamp - byHand.current.at > BY_HAND_MS) return;
    byHand.current.scrolled = (strip.current?.scrollLeft ?? 0) > START_PX;
  };
  return {
    onPointerDown: handleInput,
    onTouchMove: handleInput,
    onWheel: handleInput,
    onKeyDown: handleInput,
    onScrollCapture: handleScroll,
  };
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the start of a strip in view when its order changes, unless the player has touched it on this visit: a strip that snaps
 * would otherwise follow the entry that was first. Returns the handlers of the element around the strip and its buttons.
 */
export function useSoonestFirst(strip: RefObject<HTMLElement | null>, order: string) {
  const touched = useRef(false);
  useLayoutEffect(() => {
    if (order !== '' && !touched.current) strip.current?.scrollTo(0, 0);
  }, [strip, order]);
  useLayoutEffect(
    () => () => {
      touched.current = false;
    },
    [],
  );
  const handleInput = () => {
    touched.current = true;
  };
  return { onPointerDown: handleInput, onWheel: handleInput, onKeyDown: handleInput };
}

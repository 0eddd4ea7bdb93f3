import { type RefObject, useLayoutEffect, useState } from 'react';

/** Inner width of an element in CSS pixels, kept up to date; 0 until measured. */
export function useWidth(root: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const read = () => setWidth(element.clientWidth);
    read();
    const size = new ResizeObserver(read);
    size.observe(element);
    return () => size.disconnect();
  }, [root]);
  return width;
}

/**
 * Bounding box of an element in px of the page, the unit of its styles and of `offsetWidth`. `getBoundingClientRect` returns px
 * of the window, which differ when the page is zoomed.
 */
export function boxOf(element: Element): { left: number; right: number; top: number; bottom: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const zoom = element.currentCSSZoom ?? 1;
  return { left: left / zoom, right: right / zoom, top: top / zoom, bottom: bottom / zoom };
}

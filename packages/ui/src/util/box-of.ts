/**
 * Where an element stands on the screen, in px of the page: the measure of its styles and of `offsetWidth`. A browser tells places
 * in px of the window, which are other ones where the page is zoomed.
 */
export function boxOf(element: Element): { left: number; right: number; top: number; bottom: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const zoom = element.currentCSSZoom ?? 1;
  return { left: left / zoom, right: right / zoom, top: top / zoom, bottom: bottom / zoom };
}

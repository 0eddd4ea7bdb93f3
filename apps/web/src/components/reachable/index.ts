/** For `ref`: makes a scrolling region focusable by keyboard, whether or not it contains focusable elements. */
export function reachable(element: HTMLElement | null): void {
  if (element) element.tabIndex = 0;
}

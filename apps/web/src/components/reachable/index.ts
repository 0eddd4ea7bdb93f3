/** For `ref`: a region that scrolls is reached by keyboard, whether or not something in it is. */
export function reachable(element: HTMLElement | null): void {
  if (element) element.tabIndex = 0;
}

/** Whether the user wants reduced motion: a system setting, or `data-motion="reduced"` on the root element. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

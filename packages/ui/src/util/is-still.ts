/** Whether nothing is to move by itself: asked for in the system, or in this application by `data-motion="reduced"` on the root. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === 'reduced' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

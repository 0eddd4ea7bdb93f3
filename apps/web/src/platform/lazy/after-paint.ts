/** Fallback for a window that is not painted, such as a hidden one, ms. */
const FRAME_MS = 100;

/** Runs `work` after the next paint; returns the function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let behind: ReturnType<typeof setTimeout>;
  const unpainted = setTimeout(work, FRAME_MS);
  // A frame callback runs before the paint, a task it queues runs after it.
  const frame = requestAnimationFrame(() => {
    clearTimeout(unpainted);
    behind = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(unpainted);
    clearTimeout(behind);
  };
}

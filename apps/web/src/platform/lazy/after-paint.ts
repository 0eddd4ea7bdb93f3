/** A window that is not painted, such as a hidden one, goes on without. */
const FRAME_MS = 100;

/** Does something once what stands now has been painted; returns how to give it up. */
export function afterPaint(work: () => void): () => void {
  let behind: ReturnType<typeof setTimeout>;
  const unpainted = setTimeout(work, FRAME_MS);
  // A frame calls back before it is painted, a task it sets is behind that.
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

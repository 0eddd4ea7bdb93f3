/** Times of the overlay in ms after it was asked for. Source: design section 5. */
export const overlaySteps = { shown: 200, labelled: 4000, cancellable: 10_000 } as const;

/** What the overlay shows: nothing, its bars, also a label, also a way out. */
export type OverlayPhase = 'waiting' | 'shown' | 'labelled' | 'cancellable';

/** Phase after so many ms. */
export function overlayPhase(elapsedMs: number): OverlayPhase {
  if (elapsedMs < overlaySteps.shown) return 'waiting';
  if (elapsedMs < overlaySteps.labelled) return 'shown';
  return elapsedMs < overlaySteps.cancellable ? 'labelled' : 'cancellable';
}

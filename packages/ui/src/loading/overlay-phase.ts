/** Delays of the overlay in ms after activation. Source: design section 5. */
export const overlaySteps = { shown: 200, labelled: 4000, cancellable: 10_000 } as const;

/** Content of the overlay: nothing; bars; bars and label; bars, label and cancel button. */
export type OverlayPhase = 'waiting' | 'shown' | 'labelled' | 'cancellable';

/** Phase after the given number of ms. */
export function overlayPhase(elapsedMs: number): OverlayPhase {
  if (elapsedMs < overlaySteps.shown) return 'waiting';
  if (elapsedMs < overlaySteps.labelled) return 'shown';
  return elapsedMs < overlaySteps.cancellable ? 'labelled' : 'cancellable';
}

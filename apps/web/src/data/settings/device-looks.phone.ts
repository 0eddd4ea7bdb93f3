import { markRoot } from './mark-root.ts';
import type { Prefs, TextSize } from './prefs.ts';

/** Applies the hand that holds the phone and the text size, which narrows the viewport. */
export function applyHand({ leftHand, textSize }: Prefs): void {
  markRoot('hand', leftHand && 'left');
  const viewport = document.querySelector('meta[name="viewport"]');
  const content = viewportOf(textSize);
  if (viewport?.getAttribute('content') !== content) viewport?.setAttribute('content', content);
}

/**
 * Content of the viewport meta element for a text size. A larger text makes the viewport narrower by the same factor, so that
 * all measures stay in proportion in both orientations. Pinch zoom stays possible.
 */
export function viewportOf(textSize: TextSize): string {
  const scale = textSize === 100 ? 'width=device-width, initial-scale=1' : `initial-scale=${textSize / 100}`;
  return `${scale}, viewport-fit=cover`;
}

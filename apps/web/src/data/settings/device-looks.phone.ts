import { markRoot } from './mark-root.ts';
import type { Prefs } from './prefs.ts';

/** Applies the hand that holds the phone and the text size, which scales the text alone. */
export function applyHand({ leftHand, textSize }: Prefs): void {
  markRoot('hand', leftHand && 'left');
  markRoot('textSize', textSize > 100 && String(textSize));
}

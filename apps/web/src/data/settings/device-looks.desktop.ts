import { markRoot } from './mark-root.ts';
import type { Prefs } from './prefs.ts';

/** Applies the density of lists and the text size, which zooms the page. */
export function applyDensity({ compact, textSize }: Prefs): void {
  markRoot('density', compact && 'compact');
  markRoot('textSize', textSize > 100 && String(textSize));
}

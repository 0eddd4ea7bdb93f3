import { type Prefs, prefs, setPrefs } from './prefs.ts';

/** Puts the colour-blind aid of the balls and the wish for less motion in force as the preferences have them; once at the start. */
export function applyDeviceLooks(): void {
  const root = document.documentElement;
  root.toggleAttribute('data-colour-aid', prefs().colourAid);
  if (prefs().still) root.dataset.motion = 'reduced';
  else delete root.dataset.motion;
}

/** Changes one of them, at once and for later visits. */
export function chooseDeviceLooks(change: Partial<Pick<Prefs, 'colourAid' | 'still'>>): void {
  setPrefs(change);
  applyDeviceLooks();
}

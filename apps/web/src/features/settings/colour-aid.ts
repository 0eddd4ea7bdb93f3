import { prefs, setPrefs } from './prefs.ts';

/** Puts the colour-blind aid of the balls in force as the preferences have it; once at the start. */
export function applyColourAid(): void {
  document.documentElement.toggleAttribute('data-colour-aid', prefs().colourAid);
}

/** Turns the aid on or off, at once and for later visits. */
export function chooseColourAid(on: boolean): void {
  setPrefs({ colourAid: on });
  applyColourAid();
}

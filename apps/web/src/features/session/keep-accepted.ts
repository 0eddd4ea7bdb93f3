import { prefs, setPrefs } from '../../data/settings/index.ts';
import { acceptanceOf } from './accepted-terms.ts';

/** Keeps that the terms were accepted under this name, so that the login on this device does not ask again. */
export function keepAccepted(name: string): void {
  setPrefs({ acceptedTerms: [...new Set([...prefs().acceptedTerms, acceptanceOf(name)])] });
}

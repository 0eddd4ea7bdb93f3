import { prefs, setPrefs } from '../../data/settings/index.ts';

/** Version of the terms. A change of their texts needs a new one, and every player accepts them again. */
export const TERMS_VERSION = '2026-11-24';

/** Stands for the trial account of this device; no login name has this form. */
export const TRIAL = '*trial';

/** Whether the terms of this version were accepted on this device under this name. */
export function hasAccepted(name: string): boolean {
  const { version, by } = prefs().acceptedTerms;
  return version === TERMS_VERSION && by.includes(keyOf(name));
}

/** Keeps that the terms were accepted under this name, so that the login does not ask again. */
export function keepAccepted(name: string): void {
  const { version, by } = prefs().acceptedTerms;
  const before = version === TERMS_VERSION ? by : [];
  setPrefs({ acceptedTerms: { version: TERMS_VERSION, by: [...new Set([...before, keyOf(name)])] } });
}

/** Login names differ by more than their case. */
function keyOf(name: string): string {
  return name.trim().toLowerCase();
}

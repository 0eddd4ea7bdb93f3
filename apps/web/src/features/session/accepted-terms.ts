import { prefs } from '../../data/settings/index.ts';

/** Version of the terms. A change of their texts needs a new one, and every player accepts them again. */
const TERMS_VERSION = '2026-11-24';

/** Stands for the trial account of this device; no login name has this form. */
export const TRIAL = '*trial';

/** What is kept for a name. Login names differ by more than their case. */
export const acceptanceOf = (name: string) => `${TERMS_VERSION} ${name.trim().toLowerCase()}`;

/** Whether the terms of this version were accepted on this device under this name. */
export function hasAccepted(name: string): boolean {
  return prefs().acceptedTerms.includes(acceptanceOf(name));
}

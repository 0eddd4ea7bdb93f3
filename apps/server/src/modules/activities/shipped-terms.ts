import { type Kind, readTerms, type Terms } from '@tessera/rewards';

/** Start of offers without an end that ship with the platform; they have been open since before its first start. */
export const SHIPPED_SINCE = Date.UTC(2020, 0, 1);

/** Terms of an offer that ships with the platform. Errors: throws when they are wrong. */
export function shippedTerms<K extends Kind>(json: { readonly kind: K } & Record<string, unknown>): Terms<K> {
  const read = readTerms(json);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  // Safe cast: the terms have the kind of the JSON.
  return read.value as Terms<K>;
}

import { type Kind, readTerms, type Terms } from '../terms.ts';
import { SAMPLE_TERMS } from './sample-terms.ts';

/** The sample terms of a kind, read. Only for tests. */
export function termsOf<K extends Kind>(kind: K): Terms<K> {
  const read = readTerms(SAMPLE_TERMS[kind]);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value as Terms<K>;
}

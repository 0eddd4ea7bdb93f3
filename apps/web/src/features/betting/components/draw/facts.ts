import { drawAttributes } from '@tessera/rules';

/** What a result shows beside its balls, by key. */
export type Facts = ReadonlyMap<string, string>;

/** Attributes of five drawn digits: sum, size, parity, dragon or tiger, forms. */
export function factsOf(digits: readonly number[]): Facts {
  return new Map(drawAttributes('ssc', digits).map(({ key, value }) => [key, value]));
}

/** Message key of a word of the rules: `half-straight` is `content_word_half_straight`. */
export function wordKey(word: string): string {
  return `content_word_${word.replaceAll('-', '_')}`;
}

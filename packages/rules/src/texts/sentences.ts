import type { PlayedItem } from '../families/declare.ts';
import { digitSentences } from './digit-sentences.ts';
import { drawnSentences } from './drawn-sentences.ts';
import { jackpotSentences } from './jackpot-sentences.ts';
import { lhcSentences } from './lhc-sentences.ts';
import type { Sentence } from './sentence.ts';

/** Every sentence, the more special before the more general. */
export const sentences: readonly Sentence[] = [
  ...digitSentences,
  ...drawnSentences,
  ...lhcSentences,
  ...jackpotSentences,
];

/** The sentence that tells an item's rule. Throws when there is none. */
export function sentenceOf({ id }: Pick<PlayedItem, 'id'>): Sentence {
  const found = sentences.find(({ pattern }) => pattern.test(id));
  if (found === undefined) throw new Error(`no rule sentence for ${id}`);
  return found;
}

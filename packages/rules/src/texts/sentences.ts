import type { PlayItem } from '../families/declare.ts';
import type { Fate, HouseRules } from '../families/house.ts';
import { digitSentences } from './digit-sentences.ts';
import { drawnSentences } from './drawn-sentences.ts';
import { jackpotSentences } from './jackpot-sentences.ts';
import { lhcSentences } from './lhc-sentences.ts';
import type { RuleLocale } from './locale.ts';
import type { Sentence } from './sentence.ts';

/** All sentences, special ones before general ones. */
export const sentences: readonly Sentence[] = [
  ...digitSentences,
  ...drawnSentences,
  ...lhcSentences,
  ...jackpotSentences,
];

/** The sentence with an item's rule. Throws when there is no sentence. */
export function sentenceOf({ id }: Pick<PlayItem, 'id'>): Sentence {
  const found = sentences.find(({ pattern }) => pattern.test(id));
  if (found === undefined) throw new Error(`no rule sentence for ${id}`);
  return found;
}

/** The rule of an item as one sentence, under the item's house rules. */
export function ruleText(item: Pick<PlayItem, 'id' | 'house'>, locale: RuleLocale): string {
  const words = houseWords(item.house);
  return sentenceOf(item)[locale].replace(/\{(\w+)\}/g, (_, name: string) => words[name]?.[locale] ?? '');
}

type Words = Readonly<Record<RuleLocale, string>>;

const tieWords: Readonly<Record<'lose' | 'push', Words>> = {
  lose: { zhCn: '龙、虎不中', enUs: 'dragon and tiger lose' },
  push: { zhCn: '龙、虎退还本金', enUs: 'dragon and tiger stakes are returned' },
};

const tripleWords: Readonly<Record<HouseRules['diceTriples'], Words>> = {
  lose: { zhCn: '围骰通杀', enUs: 'every triple loses' },
  'lose-size': { zhCn: '围骰大、小不中', enUs: 'triples lose for big and small' },
  count: { zhCn: '围骰照常计算', enUs: 'triples count' },
};

const middleWords: Readonly<Record<Fate, Words>> = {
  push: { zhCn: '退还本金', enUs: 'returns the stake' },
  settle: { zhCn: '照常计算', enUs: 'counts like any other' },
  lose: { zhCn: '不中', enUs: 'loses' },
};

/** For a middle sum that may tie for big and small and does not affect the other sides. */
const sizeWords: Readonly<Record<Fate, Words>> = {
  push: { zhCn: '大、小退还本金', enUs: 'returns those stakes' },
  settle: { zhCn: '为小', enUs: 'is small' },
  lose: { zhCn: '大、小不中', enUs: 'loses for both' },
};

const smallEvenWords: Readonly<Record<Fate, Words>> = {
  ...middleWords,
  settle: { zhCn: '为小、双', enUs: 'is small and even' },
};

const legWords: Readonly<Record<Fate, Words>> = {
  ...middleWords,
  push: { zhCn: '按赔率 1 计', enUs: 'counts as odds 1' },
};

/** Values of the sentence placeholders under the house rules. */
function houseWords(house: HouseRules): Readonly<Record<string, Words>> {
  const when = (holds: boolean, zhCn: string, enUs: string): Words =>
    holds ? { zhCn, enUs } : { zhCn: '', enUs: '' };
  return {
    straight:
      house.straights === 'cyclic'
        ? { zhCn: '9 与 0 相连', enUs: '9 and 0 adjacent' }
        : { zhCn: '9 与 0 不相连', enUs: '9 and 0 not adjacent' },
    traditionTie: tieWords[house.traditionTie],
    creditTie: tieWords[house.creditTie],
    triples: tripleWords[house.diceTriples],
    eleven: when(house.topTwoEleven === 'push', '；11 为和，退还本金', '; 11 is a tie and returns the stake'),
    x5Eleven: middleWords[house.x5Eleven],
    x5Thirty: sizeWords[house.x5Thirty],
    kl10EightyFour: sizeWords[house.kl10EightyFour],
    kl8Board810: smallEvenWords[house.kl8Board810],
    kl8Credit810: smallEvenWords[house.kl8Credit810],
    special49: middleWords[house.lhcSpecial49],
    main49: middleWords[house.lhcMain49],
    leg49: legWords[house.lhcMain49],
    middle: when(
      house.middleSums === 'push',
      '；和值 13、14 时只退还本金',
      '; on 13 and 14 a win returns the stake only',
    ),
  };
}

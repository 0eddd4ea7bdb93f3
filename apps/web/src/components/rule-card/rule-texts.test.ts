import { type Language, shippedLanguages } from '@tessera/messages/languages';
import { allFamilies, catalogueHouse, type HouseRules, type PlayItem } from '@tessera/rules';
import { noteTexts, type RuleTexts, ruleText } from '@tessera/rules/texts';
import { describe, expect, test } from 'vitest';
import { loadRuleTexts } from './rule-texts.ts';

/** All choices of each house rule. */
const choices: { readonly [Rule in keyof HouseRules]: readonly HouseRules[Rule][] } = {
  straights: ['cyclic', 'plain'],
  traditionTie: ['lose', 'push'],
  creditTie: ['lose', 'push'],
  diceTriples: ['lose', 'lose-size', 'count'],
  topTwoEleven: ['settle', 'push'],
  middleSums: ['settle', 'push'],
  x5Eleven: ['push', 'settle', 'lose'],
  x5Thirty: ['push', 'settle', 'lose'],
  kl10EightyFour: ['push', 'settle', 'lose'],
  kl8Board810: ['push', 'settle', 'lose'],
  kl8Credit810: ['push', 'settle', 'lose'],
  lhcSpecial49: ['push', 'settle', 'lose'],
  lhcMain49: ['push', 'settle', 'lose'],
};
const houses: readonly HouseRules[] = Object.entries(choices).flatMap(([rule, values]) =>
  values.map((value) => ({ ...catalogueHouse, [rule]: value })),
);
const itemsUnder = (house: HouseRules): readonly PlayItem[] =>
  allFamilies.flatMap(({ items }) => items(house));

/** Records the keys that are read. */
function recording(texts: RuleTexts, read: Set<string>): RuleTexts {
  return new Proxy(texts, {
    get: (target, key) => {
      read.add(String(key));
      return target[String(key)];
    },
  });
}

describe.each(shippedLanguages)('rule texts in %s', (language) => {
  test('every play of the catalogue has its texts under every house rule, and every text is used', async () => {
    const texts = await loadRuleTexts(language);
    const read = new Set<string>();
    const recorded = recording(texts, read);
    for (const item of houses.flatMap(itemsUnder)) {
      const shown = [ruleText(item, recorded), ...noteTexts(item, recorded)];
      expect(
        shown.every((text) => text !== '' && !/[{}]/.test(text)),
        item.id,
      ).toBe(true);
    }
    expect(Object.keys(texts).filter((key) => !read.has(key))).toEqual([]);
    // Two house rules add a clause for one choice and nothing for the other.
    expect([...read].filter((key) => !(key in texts))).toEqual([
      'house.topTwoEleven.settle',
      'house.middleSums.settle',
    ]);
  });
});

test('English rules have no Chinese characters', async () => {
  const texts = await loadRuleTexts('enUs');
  const sentences = Object.entries(texts).filter(([key]) => !key.startsWith('note.'));
  expect(sentences.filter(([, text]) => /[\u4e00-\u9fff]/.test(text))).toEqual([]);
});

test('a language without texts of the rules has those of the fallback language', async () => {
  // Safe cast: a language to come has no texts.
  expect(await loadRuleTexts('jaJp' as Language)).toEqual(await loadRuleTexts('enUs'));
});

test.each([
  ['k3.credit.sides', {}, 'every triple loses'],
  ['k3.credit.sides', { diceTriples: 'lose-size' }, 'triples lose for big and small'],
  ['ssc.credit.mid3-form', { straights: 'plain' }, '9 and 0 not adjacent'],
  ['pk10.sum2.sides', { topTwoEleven: 'push' }, '11 is a tie'],
  ['lhc.special.sides', {}, '49 returns the stake.'],
  ['lhc.special.sides', { lhcSpecial49: 'settle' }, '49 counts like any other.'],
  ['lhc.main.parlay', { lhcMain49: 'lose' }, 'A side whose ball is 49 loses.'],
  ['x5.credit.sum-sides', { x5Thirty: 'settle' }, '30 is small'],
  ['kl10.credit.sum-sides', { kl10EightyFour: 'lose' }, '84 loses for both'],
  ['kl8.board.sum-sides', { kl8Board810: 'push' }, '810 returns the stake'],
  ['kl8.credit.sum-sides', { kl8Credit810: 'settle' }, '810 is small and even'],
] as const)('the rule of %s under %o states the house rule', async (id, choice, words) => {
  const item = itemsUnder({ ...catalogueHouse, ...choice }).find((one) => one.id === id);
  expect(item && ruleText(item, await loadRuleTexts('enUs'))).toContain(words);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMessage } from '../../packages/messages/src/format.ts';
import { readArea, textAreas } from '../../packages/messages/src/load.ts';
import { PSEUDO_CLOSE, PSEUDO_GROWTH, PSEUDO_OPEN, pseudoText, pseudoTexts } from './pseudo.mjs';

const word = fc.stringMatching(/^[A-Za-z]{1,12}$/);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((some) => some.join(' '));
const name = fc.stringMatching(/^[a-z_]{1,8}$/);
const cases = fc
  .record({ zero: fc.option(words), one: words, other: words })
  .map(({ zero, one, other }) =>
    [...(zero === null ? [] : [`=0 {${zero}}`]), `one {# ${one}}`, `other {# ${other}}`].join(' '),
  );
/** Messages as people write them: words, placeholders and plurals in any order. */
const messages = fc
  .array(
    fc.oneof(
      words,
      name.map((place) => `{${place}}`),
      fc.tuple(name, cases).map(([place, all]) => `{${place}, plural, ${all}}`),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(' '));

const everyText = textAreas.flatMap((area) => Object.values(readArea('enUs', area)));

/** Placeholders and plurals without the words of their cases. */
const placesOf = (text) =>
  [...text.matchAll(/\{\w+(?:, plural,(?:\s*(?:=\d+|\w+)\s*\{[^{}]*\})+\s*)?\}/g)].map(([place]) =>
    place.replace(/\{([^{}]*)\}/g, (_, inner) => (place.includes('plural') ? `{${/#/.test(inner)}}` : inner)),
  );

/** The message with `n` for every placeholder. */
const filled = (text, n) =>
  formatMessage(
    text,
    Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, place]) => [place, n])),
    'en-US',
  );

test('placeholders and plural cases survive in every message', () => {
  fc.assert(
    fc.property(messages, (text) => {
      expect(placesOf(pseudoText(text))).toEqual(placesOf(text));
    }),
  );
  for (const text of everyText) expect(placesOf(pseudoText(text))).toEqual(placesOf(text));
});

test('a filled message says its numbers as the English one does, and no plain letter', () => {
  fc.assert(
    fc.property(messages, fc.integer({ min: 0, max: 99 }), (text, n) => {
      const shown = filled(pseudoText(text), n);
      expect(shown.match(/\d+/g)).toEqual(filled(text, n).match(/\d+/g));
      expect(shown).not.toMatch(/[A-Za-z]/);
    }),
  );
});

test('every text of the product is in brackets and at least 60 % longer', () => {
  for (const text of everyText) {
    const shown = filled(pseudoText(text), 5);
    expect([shown.at(0), shown.at(-1)]).toEqual([PSEUDO_OPEN, PSEUDO_CLOSE]);
    const letters = (some) => some.match(/\p{L}/gu)?.length ?? 0;
    const [before, after] = [filled(text, 5), shown].map(letters);
    expect(after).toBeGreaterThanOrEqual(Math.ceil(before * (1 + PSEUDO_GROWTH)));
  }
});

test('keys stay, and a text can still be read', () => {
  expect(
    pseudoTexts({ sign_in: 'Sign in', bets: 'You have {n, plural, one {# bet} other {# bets}}' }),
  ).toEqual({
    sign_in: '⟦Šîîğñ îîñ öñ⟧',
    bets: '⟦Ýööû ĥååṽé {n, plural, one {# ƀééţ} other {# ƀééţš}} öñé ţ⟧',
  });
});

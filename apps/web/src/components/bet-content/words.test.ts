import { allFamilies, setsOf } from '@tessera/rules';
import { expect, test } from 'vitest';
import { numberText } from '../../data/families/index.ts';
import { labelText, valueText, wordText } from './words.ts';

/** Translator stub: returns the message key. */
const say = (key: string) => key;

test('[R3.8] every word and every position of every family has a text', () => {
  const plain: string[] = [];
  for (const { family, items } of allFamilies) {
    for (const { id, content } of items()) {
      for (const { name, tokens } of setsOf(content)) {
        if (name !== undefined && labelText(say, name) === name) plain.push(`${family} ${name}`);
        if (!('words' in tokens)) continue;
        for (const word of tokens.words) {
          if (!wordText(say, word, family).startsWith('content_')) plain.push(`${id} ${word}`);
        }
      }
    }
  }
  // Pairs of places and of dice, runs of dice and counts of signs are displayed as digits.
  expect(plain.filter((text) => !/ (?:\d-\d|\d{3}|\d)$/.test(text))).toEqual([]);
});

test('a word can have another meaning in one family', () => {
  expect(wordText(say, 'earth', 'kl8')).toBe('content_word_earth');
  expect(wordText(say, 'earth', 'lhc')).toBe('content_word_lhc_earth');
});

test('places have the names of their family', () => {
  expect(valueText(say, '2', 'pk10', 'rank')).toBe('content_rank_2');
  expect(valueText(say, '1-3', 'd3', 'compare')).toBe('content_position_3 : content_position_5');
});

test('numbers are padded in the families that print two digits', () => {
  expect([numberText('ssq', 3), numberText('dlt-2019', 3), numberText('pk10', 3)]).toEqual(['03', '03', '3']);
});

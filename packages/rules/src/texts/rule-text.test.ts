import { expect, test } from 'vitest';
import { catalogueHouse } from '../families/house.ts';
import { noteTexts, ruleText } from './rule-text.ts';

const texts = {
  'rule.k3.credit.sides': 'Big and small; {diceTriples}{middleSums}.',
  'house.diceTriples.lose': 'every triple loses',
  'house.diceTriples.count': 'triples count',
  'note.At most 8 picks.': 'Up to eight.',
};
const id = 'k3.credit.sides';
const family = 'k3';

test('a placeholder is replaced by the choice of the house, and a choice without a text by nothing', () => {
  expect(ruleText({ id, family, house: catalogueHouse }, texts)).toBe('Big and small; every triple loses.');
  const house = { ...catalogueHouse, diceTriples: 'count' } as const;
  expect(ruleText({ id, family, house }, texts)).toBe('Big and small; triples count.');
});

test('a part of a house rule has texts of its own', () => {
  const legs = { [`rule.${id}`]: '49 {lhcMain49.leg}', 'house.lhcMain49.leg.push': 'counts as odds 1' };
  expect(ruleText({ id, family, house: catalogueHouse }, legs)).toBe('49 counts as odds 1');
});

test.each([
  ['ssc', 'ssc.front3.direct-multi', 'digits.*.direct-multi'],
  ['p5', 'p5.any-in.star5-2', 'digits.any-in.*-2'],
  ['d3', 'd3.sides.back2', 'digits.sides.*'],
  ['ssc', 'ssc.any2.direct-multi', 'digits.any2.direct-multi'],
  ['x5', 'x5.front3.direct-multi', 'x5.front3.direct-multi'],
] as const)('families of digits share sentences: %s, %s', (family, id, shared) => {
  expect(ruleText({ id, family, house: catalogueHouse }, { [`rule.${shared}`]: 'Wins.' })).toBe('Wins.');
});

test('a note is found by its wording in the declaration', () => {
  expect(noteTexts({ notes: ['At most 8 picks.'] }, texts)).toEqual(['Up to eight.']);
});

test('a missing sentence or note is an error', () => {
  expect(() => ruleText({ id: 'k3.unknown', family, house: catalogueHouse }, texts)).toThrow(
    'rule.k3.unknown',
  );
  expect(() => noteTexts({ notes: ['No such note.'] }, texts)).toThrow('No such note.');
});

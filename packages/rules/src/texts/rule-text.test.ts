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

test('a placeholder is replaced by the choice of the house, and a choice without a text by nothing', () => {
  expect(ruleText({ id, house: catalogueHouse }, texts)).toBe('Big and small; every triple loses.');
  const house = { ...catalogueHouse, diceTriples: 'count' } as const;
  expect(ruleText({ id, house }, texts)).toBe('Big and small; triples count.');
});

test('a part of a house rule has texts of its own', () => {
  const legs = { [`rule.${id}`]: '49 {lhcMain49.leg}', 'house.lhcMain49.leg.push': 'counts as odds 1' };
  expect(ruleText({ id, house: catalogueHouse }, legs)).toBe('49 counts as odds 1');
});

test('a note is found by its wording in the declaration', () => {
  expect(noteTexts({ notes: ['At most 8 picks.'] }, texts)).toEqual(['Up to eight.']);
});

test('a missing sentence or note is an error', () => {
  expect(() => ruleText({ id: 'k3.unknown', house: catalogueHouse }, texts)).toThrow('rule.k3.unknown');
  expect(() => noteTexts({ notes: ['No such note.'] }, texts)).toThrow('No such note.');
});

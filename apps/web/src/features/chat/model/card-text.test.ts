import { expect, test } from 'vitest';
import { chancesText, percentText } from './card-text.ts';

test.each([
  ['1', '100000', '1/100000'],
  ['24', '1000', '3/125'],
  ['0', '1000', '0/1'],
])('%s in %s is %s', (wins, total, text) => {
  expect(chancesText([{ wins, total }])).toBe(text);
});

test('of several chances the lowest and the highest are shown', () => {
  const chances = [
    { wins: '1', total: '20' },
    { wins: '10', total: '1000' },
    { wins: '1', total: '50' },
  ];
  expect(chancesText(chances)).toBe('1/100 – 1/20');
  expect(chancesText([...chances.slice(0, 1), { wins: '5', total: '100' }])).toBe('1/20');
});

test.each([
  [975_000, 975_000, '97.5%'],
  [970_009, 975_999, '97% – 97.59%'],
])('%i to %i ppm is %s', (least, most, text) => {
  expect(percentText({ least, most })).toBe(text);
});

import { expect, test } from 'vitest';
import { loadFamily } from '../../../../data/rules/index.ts';
import { itemOf } from '../../play/engine.ts';
import {
  cleanEntry,
  exampleLine,
  firstRowOf,
  onePerRow,
  readEntry,
  typedText,
  withoutSpots,
} from './entry.ts';

await Promise.all(['ssc', 'ssq'].map(loadFamily));

const play = itemOf('ssc.back3.direct-single');
const typed = '012\n345\n34\n012\n56a, 678\n';

test('valid, repeated and invalid lines are distinguished, with their rows', () => {
  const reading = readEntry(play, typed);
  expect([reading.count, reading.content]).toEqual([3, '0,1,2|3,4,5|6,7,8']);
  expect([reading.duplicateCount, reading.wrongCount]).toEqual([1, 2]);
  expect(reading.duplicates.map(({ row }) => row)).toEqual([3]);
  expect(reading.wrong.map(({ row }) => row)).toEqual([2, 4]);
});

test('cleaning keeps the rest as typed', () => {
  expect(cleanEntry(play, typed, 'duplicates')).toBe('012\n345\n34\n56a, 678');
  expect(cleanEntry(play, typed, 'wrong')).toBe('012\n345\n012\n678');
  expect(withoutSpots('1 2', [])).toBe('1 2');
});

test('content notation converts to typed lines and back', () => {
  expect(typedText(play, '0,1,2|3,4,5')).toBe('012\n345');
  expect(readEntry(play, typedText(play, '0,1,2|3,4,5')).content).toBe('0,1,2|3,4,5');
});

test('a ticket of two zones may contain a plus, and is shown padded', () => {
  const ticket = itemOf('ssq.single');
  const { content, wrongCount } = readEntry(ticket, '03 08 14 22 27 31 + 09\n1,2,3,4,5,6,16');
  expect([content, wrongCount]).toEqual(['3,8,14,22,27,31,9|1,2,3,4,5,6,16', 0]);
  expect(typedText(ticket, content)).toBe('03 08 14 22 27 31 09\n01 02 03 04 05 06 16');
});

test('the example of a ticket is a valid line', () => {
  const ticket = itemOf('ssq.single');
  expect(exampleLine(ticket)).toBe('01 02 03 04 05 06 + 01');
  expect(readEntry(ticket, exampleLine(ticket)).count).toBe(1);
  expect(exampleLine(play)).toBe('');
});

test('a repeated line names the row it repeats', () => {
  const [again] = readEntry(play, '5012\n012\n345\n012').duplicates;
  expect(again && firstRowOf('5012\n012\n345\n012', again)).toBe(1);
});

test('pasted lines get a row each; digits that are written apart stay', () => {
  expect(onePerRow(play, '123 456,789;01\n234')).toBe('123\n456\n789\n01\n234');
  expect(onePerRow(play, '1,2,3\n4,5,6')).toBe('1,2,3\n4,5,6');
  expect(onePerRow(itemOf('ssq.single'), '1 2 3 4 5 6 7')).toBe('1 2 3 4 5 6 7');
});

test('blank text gives an empty reading', () => {
  expect(readEntry(play, ' \n')).toMatchObject({ count: 0, content: '' });
});

test('a hundred thousand lines all count', () => {
  const lines = Array.from({ length: 100_000 }, (_, n) => String(n).padStart(5, '0'));
  expect(readEntry(itemOf('ssc.star5.direct-single'), lines.join('\n')).count).toBe(100_000);
});

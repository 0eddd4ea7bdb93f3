import { expect, test } from 'vitest';
import { cleanEntry, readEntry, rowsOf, typedText, withoutSpots } from './entry.ts';

const play = 'ssc.back3.direct-single';
const typed = '012\n345\n34\n012\n56a, 678\n';

test('valid, repeated and wrong lines are told apart with their rows', () => {
  const reading = readEntry(play, typed);
  expect([reading.count, reading.content]).toEqual([3, '0,1,2|3,4,5|6,7,8']);
  expect([reading.duplicateCount, reading.wrongCount]).toEqual([1, 2]);
  expect(
    rowsOf(
      typed,
      reading.duplicates.map(({ position }) => position),
    ),
  ).toEqual([3]);
  expect(
    rowsOf(
      typed,
      reading.wrong.map(({ position }) => position),
    ),
  ).toEqual([2, 4]);
});

test('cleaning leaves the rest as it was typed', () => {
  expect(cleanEntry(play, typed, 'duplicates')).toBe('012\n345\n34\n56a, 678');
  expect(cleanEntry(play, typed, 'wrong')).toBe('012\n345\n012\n678');
  expect(withoutSpots('1 2', [])).toBe('1 2');
});

test('content notation reads back as it was typed', () => {
  expect(typedText('0,1,2|3,4,5')).toBe('012\n345');
  expect(readEntry(play, typedText('0,1,2|3,4,5')).content).toBe('0,1,2|3,4,5');
});

test('nothing typed is nothing', () => {
  expect(readEntry(play, ' \n')).toMatchObject({ count: 0, content: '' });
});

test('a hundred thousand lines all count', () => {
  const lines = Array.from({ length: 100_000 }, (_, n) => String(n).padStart(5, '0'));
  expect(readEntry('ssc.star5.direct-single', lines.join('\n')).count).toBe(100_000);
});

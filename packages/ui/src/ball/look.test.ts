import { describe, expect, test } from 'vitest';
import { type BallLook, shapeOf, waveOf } from './look.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const coloured = (look: BallLook, from: number, to: number, wave: string | null) =>
  numbers(from, to).filter((number) => waveOf(look, number) === wave);

describe('colours of numbers', () => {
  test('LHC has 17 red, 16 blue and 16 green numbers', () => {
    expect(coloured('ring', 1, 49, 'red')).toEqual([
      1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46,
    ]);
    expect(coloured('ring', 1, 49, 'blue')).toEqual([
      3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48,
    ]);
    expect(coloured('ring', 1, 49, 'green')).toEqual([
      5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49,
    ]);
  });

  test('sums of 28 follow the table of four colours', () => {
    expect(coloured('sum', 0, 27, 'green')).toEqual([1, 4, 7, 10, 16, 19, 22, 25]);
    expect(coloured('sum', 0, 27, 'blue')).toEqual([2, 5, 8, 11, 17, 20, 23, 26]);
    expect(coloured('sum', 0, 27, 'red')).toEqual([3, 6, 9, 12, 15, 18, 21, 24]);
    expect(coloured('sum', 0, 27, 'grey')).toEqual([0, 13, 14, 27]);
  });

  test('KL10 has red 19 and 20; KL8 has a blue lower half', () => {
    expect(coloured('two-reds', 1, 20, 'red')).toEqual([19, 20]);
    expect(coloured('keno', 1, 80, 'blue')).toEqual(numbers(1, 40));
    expect(coloured('keno', 1, 80, null)).toEqual(numbers(41, 80));
  });

  test('zones of a two-zone lottery are red and blue', () => {
    expect(waveOf('zones', 3)).toBe('red');
    expect(waveOf('zones', 3, true)).toBe('blue');
  });

  test('jackpot lotteries have the colours of their official balls', () => {
    expect([waveOf('white-red', 3), waveOf('white-red', 3, true)]).toEqual(['white', 'red']);
    expect([waveOf('white-gold', 3), waveOf('white-gold', 3, true)]).toEqual(['white', 'gold']);
    expect([waveOf('stars', 3), waveOf('stars', 3, true)]).toEqual(['white', 'gold']);
    expect(coloured('ranges', 1, 59, 'sky')).toEqual(numbers(10, 19));
    expect(coloured('ranges', 1, 59, 'violet')).toEqual(numbers(50, 59));
    expect(waveOf('ranges', 9, true)).toBe('white');
  });
});

test('looks with colours have coded balls, but for rings and keno', () => {
  const looks: readonly BallLook[] = ['sum', 'two-reds', 'zones', 'ring', 'keno', 'plain'];
  expect(looks.map(shapeOf)).toEqual(['coded', 'coded', 'coded', 'ring', 'plain', 'plain']);
  expect(waveOf('plain', 7)).toBeNull();
});

import { expect, test } from 'vitest';
import { summaryOf } from './draw-facts.ts';
import { blankDraw, flatNumbers, revealOf } from './draw-summary.ts';

test('the main facts of racing are the top-two sum and five dragons or tigers', () => {
  const { first, sides } = summaryOf('pk10', [7, 2, 10, 5, 1, 9, 3, 8, 6, 4]);
  expect(first).toEqual({ name: 'sum2', value: '9', words: ['small', 'odd'] });
  expect(sides).toEqual(['dragon', 'tiger', 'dragon', 'dragon', 'tiger']);
});

test('the main facts of LHC are its special number with colour and sign, then the total', () => {
  const draw = { main: [31, 5, 18, 42, 12, 24], special: 27, year: 'horse' };
  const { first, more } = summaryOf('lhc', draw);
  expect(first).toEqual({ name: 'special', value: '27', words: ['big', 'odd', 'green'] });
  expect(more).toEqual([
    { name: 'total', value: '159', words: ['small', 'odd'] },
    { name: 'sign', words: ['dragon'] },
  ]);
  expect(flatNumbers(draw)).toEqual([31, 5, 18, 42, 12, 24, 27]);
});

test('28 has a colour except for a neutral sum; dice have a form; tickets have the count of odd numbers', () => {
  expect(summaryOf('pc28', [4, 7, 8]).first.words).toEqual(['big', 'odd', 'green']);
  expect(summaryOf('pc28', [9, 4, 0]).first.words).toEqual(['small', 'odd']);
  expect(summaryOf('k3', [2, 2, 2]).more).toEqual([{ name: 'form', words: ['triple'] }]);
  expect(summaryOf('ssq', { main: [1, 3, 5, 7, 9, 12], extra: [4] }).more).toEqual([
    { name: 'odd_count', words: ['5 : 1'] },
  ]);
});

test('a future draw has as many blanks as its family draws numbers, and a reveal ends within its time', () => {
  expect(blankDraw('lhc')).toMatchObject({ numbers: { length: 6 }, extra: { length: 1 } });
  expect(blankDraw('pc28')).toMatchObject({ numbers: { length: 3 }, extra: { length: 1 } });
  expect(blankDraw('dlt-2019')).toMatchObject({ numbers: { length: 5 }, extra: { length: 2 } });
  for (const family of ['ssc', 'x5', 'kl8', 'kl10', 'ssq']) {
    const { balls, stepMs, lastsMs } = revealOf(family);
    expect([family, (balls - 1) * stepMs + 600 <= lastsMs]).toEqual([family, true]);
  }
});

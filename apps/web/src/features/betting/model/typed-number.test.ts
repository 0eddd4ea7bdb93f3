import { expect, test } from 'vitest';
import { TYPED_MS, typedNumber } from './typed-number.ts';

test('two digits typed quickly are one number, in place of the first', () => {
  expect(typedNumber({ number: 1, at: 0 }, 1, TYPED_MS, 11)).toEqual({ number: 11, replaces: 1 });
});

test('slowly, or beyond the last number, they are two', () => {
  expect(typedNumber({ number: 1, at: 0 }, 1, TYPED_MS + 1, 11)).toEqual({ number: 1 });
  expect(typedNumber({ number: 1, at: 0 }, 2, 10, 11)).toEqual({ number: 2 });
  expect(typedNumber(null, 7, 0, 80)).toEqual({ number: 7 });
});

test('a leading zero stands for none', () => {
  expect(typedNumber({ number: 0, at: 0 }, 3, 10, 33)).toEqual({ number: 3 });
});

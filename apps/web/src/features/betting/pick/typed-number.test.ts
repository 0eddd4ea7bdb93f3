import { expect, test } from 'vitest';
import { TYPED_MS, typedNumber } from './typed-number.ts';

test('two digits typed quickly are one number, which replaces the first', () => {
  expect(typedNumber({ number: 1, at: 0 }, 1, TYPED_MS, 11)).toEqual({ number: 11, replaces: 1 });
});

test('slow digits, or those beyond the last number, are two numbers', () => {
  expect(typedNumber({ number: 1, at: 0 }, 1, TYPED_MS + 1, 11)).toEqual({ number: 1 });
  expect(typedNumber({ number: 1, at: 0 }, 2, 10, 11)).toEqual({ number: 2 });
  expect(typedNumber(null, 7, 0, 80)).toEqual({ number: 7 });
});

test('a leading zero is not joined', () => {
  expect(typedNumber({ number: 0, at: 0 }, 3, 10, 33)).toEqual({ number: 3 });
});

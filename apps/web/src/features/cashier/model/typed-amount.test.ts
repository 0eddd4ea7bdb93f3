import { type Amount, parseAmount } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import { faultOf, keepAmount, presetsOf, readAmount, typedText } from './typed-amount.ts';

const amount = (text: string): Amount => {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

test.each([
  ['500', '500'],
  ['1,024.50', '1024.50'],
  ['５００。２', '500.2'],
  ['.5', '0.5'],
  ['007', '7'],
  ['0', '0'],
  ['-3', '3'],
  ['1e5', '15'],
  ['1.23456', '1.2345'],
  ['1.2.3', '1.23'],
  ['1234567890123', '12345678901'],
])('[M1] a field keeps the part of %j that can be an amount: %j', (typed, kept) => {
  expect(keepAmount(typed)).toBe(kept);
});

test.each(['', '0', '0.0000', '0.', '.', 'abc'])('[M1] %j is not an amount', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test('[M1] a decimal point without digits is allowed while typing', () => {
  expect(readAmount('12.')).toBe(amount('12'));
});

test("[R5.6] bounds are inclusive, and the player's own limit is checked last", () => {
  const bounds = { min: amount('100'), max: amount('50000'), left: amount('600') };
  expect(
    ['99.9999', '100', '600', '600.0001', '50000.0001', ''].map((text) => faultOf(text, bounds)),
  ).toEqual(['low', undefined, undefined, 'left', 'high', 'invalid']);
});

test('[R5.6] presets out of bounds are marked with their reason', () => {
  const bounds = { min: amount('100'), max: amount('3000'), left: amount('600') };
  const faults = presetsOf(['50', '100', '1000', '5000'].map(amount), bounds).map(({ fault }) => fault);
  expect(faults).toEqual(['low', undefined, 'left', 'high']);
});

test.each([
  ['500.0000', '500'],
  ['99.5000', '99.5'],
  ['100.0001', '100.0001'],
  ['1000.0000', '1000'],
])('%s is shown in the field as %s', (wire, typed) => {
  expect(typedText(amount(wire))).toBe(typed);
  expect(readAmount(typed)).toBe(amount(wire));
});

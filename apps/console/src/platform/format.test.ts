import { expect, test } from 'vitest';
import { agoText, spanText } from './format.ts';
import type { Translate } from './i18n.ts';

const t: Translate = (key, { n = '' } = {}) => `${n} ${key}`;

test.each([
  [-5, '0 span_seconds'],
  [59_999, '59 span_seconds'],
  [60_000, '1 span_minutes'],
  [3_599_999, '59 span_minutes'],
  [5_160_000, '1:26'],
  [47 * 3_600_000, '47:00'],
  [72 * 3_600_000, '3 span_days'],
])('%i ms read as %s', (ms, text) => {
  expect(spanText(ms, t)).toBe(text);
});

test.each([
  [59_000, '59 span_seconds'],
  [3_600_000, '1 span_hours'],
  [47.9 * 3_600_000, '47 span_hours'],
  [48 * 3_600_000, '2 span_days'],
])('%i ms ago read as %s', (ms, span) => {
  const told: Translate = (key, { n = '', span: of = '' } = {}) => (key === 'ago' ? `${of}` : `${n} ${key}`);
  expect(agoText(ms, told)).toBe(span);
});

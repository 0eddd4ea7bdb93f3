import { expect, test } from 'vitest';
import { checkTexts, compareTexts, sourcesOf } from './text-report.mjs';

const source = { back: 'Back', bet: 'Bet' };

test('a translation of today is neither missing nor stale', () => {
  const texts = { back: '返回', bet: '投注' };
  expect(compareTexts(source, texts, sourcesOf(source, texts))).toEqual({
    missing: [],
    unknown: [],
    stale: [],
  });
});

test('missing, unknown and stale keys are reported', () => {
  const before = sourcesOf(source, { back: '返回' });
  const texts = { back: '返回', gone: '旧' };
  expect(compareTexts({ ...source, back: 'Go back' }, texts, before)).toEqual({
    missing: ['bet'],
    unknown: ['gone'],
    stale: ['back'],
  });
});

test('a translation whose source was never recorded is stale', () => {
  expect(compareTexts(source, { back: '返回' }, {}).stale).toEqual(['back']);
});

test('the shipped languages are complete', () => {
  expect(checkTexts()).toMatchObject({ code: 0 });
});

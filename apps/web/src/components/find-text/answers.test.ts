import { describe, expect, test } from 'vitest';
import { answersTo } from './answers.ts';
import { initialsOf } from './initials.ts';

describe('initials of Chinese names', () => {
  test.each([
    ['时时彩', ['ssc']],
    ['快乐十分', ['klsf', 'kysf']],
    ['六合彩', ['lhc']],
    ['大小单双', ['dxds']],
    ['极速 PK10', ['jspk10']],
    ['重庆', ['cq', 'zq']],
    ['Powerball', ['powerball']],
  ])('%s', (name, initials) => expect(initialsOf(name)).toEqual(initials));
});

test('every word of a query must match, as text or by initials', () => {
  const names = ['分分时时彩', 'SSC 1 minute', 'ssc-1m'];
  expect(answersTo('', names)).toBe(true);
  expect(answersTo('SSC MINUTE', names)).toBe(true);
  expect(answersTo('ffssc', names)).toBe(true);
  expect(answersTo('时时 1m', names)).toBe(true);
  expect(answersTo('pk10', names)).toBe(false);
});

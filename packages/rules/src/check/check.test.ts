import { describe, expect, test } from 'vitest';
import { differenceOf, differenceOfLine } from './case.ts';

const right = {
  played: 'ssc.star5.direct-multi',
  content: '1,2|3|4|5|6',
  count: 2,
  draw: [1, 3, 4, 5, 6],
  wins: [{ tier: 'win', count: 1 }],
};

describe('checking a case', () => {
  test('a correct case has no difference', () => {
    expect(differenceOf(right)).toBeUndefined();
    expect(differenceOf({ played: right.played, content: '1|2', error: true })).toBeUndefined();
  });

  test('a wrong count, wrong wins, and a content that should be refused are reported', () => {
    expect(differenceOf({ ...right, count: 3 })).toBe('counts 2, must count 3');
    expect(differenceOf({ ...right, wins: [] })).toBe('wins [{"tier":"win","count":1}], must win []');
    expect(differenceOf({ played: right.played, content: right.content, error: true })).toBe(
      'counts 2, must be refused',
    );
    expect(differenceOf({ ...right, content: '1|2' })).toBe('refused with content_groups at 3, must count 2');
  });

  test('a line that is not a case is a difference, not a crash', () => {
    expect(differenceOfLine('{')).toMatch(/^cannot be checked/);
    expect(differenceOfLine('null')).toMatch(/^cannot be checked/);
    expect(
      differenceOfLine(JSON.stringify({ ...right, draw: { main: [1], special: 2, year: 'rat' } })),
    ).toMatch(/^cannot be checked/);
  });
});

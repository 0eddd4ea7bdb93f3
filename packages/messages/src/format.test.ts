import { describe, expect, test } from 'vitest';
import { formatMessage } from './format.ts';

describe('a message', () => {
  test('fills its placeholders', () => {
    expect(formatMessage('第 {issue} 期，{n} 注', { issue: '042', n: 24 }, 'zh-Hans-CN')).toBe(
      '第 042 期，24 注',
    );
  });

  test('keeps an unfilled placeholder, so that the mistake is visible', () => {
    expect(formatMessage('{n} of {m}', { n: 1 }, 'en-US')).toBe('1 of {m}');
  });

  const bets = '{n, plural, =0 {No bets} one {# bet} other {# bets}} placed';
  test.each([
    [0, 'No bets placed'],
    [1, '1 bet placed'],
    [2, '2 bets placed'],
  ])('counts %i by the plural rules of its language', (n, text) => {
    expect(formatMessage(bets, { n }, 'en-US')).toBe(text);
  });

  test('falls back to `other` where a language has one form', () => {
    expect(formatMessage(bets, { n: 1 }, 'zh-Hans-CN')).toBe('1 bets placed');
  });

  test('does not expand placeholders inside inserted values', () => {
    expect(formatMessage('{a} {b}', { a: '{b}', b: 'x' }, 'en-US')).toBe('{b} x');
  });
});

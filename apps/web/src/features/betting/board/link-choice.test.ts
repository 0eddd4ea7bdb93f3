import { expect, test } from 'vitest';
import { linkPlayId, linkPlayOf } from './link-choice.ts';

test('the id of a joined play is its three choices', () => {
  expect(linkPlayOf('lhc.linkzod.zodiac3-in')).toEqual({ of: 'zodiac', count: '3', way: 'in' });
  expect(linkPlayOf('lhc.zodiac.joint-in')).toBeUndefined();
  expect(linkPlayId({ of: 'tail', count: '5', way: 'out' })).toBe('lhc.linkzod.tail5-out');
});

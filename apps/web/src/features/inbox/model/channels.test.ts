import { expect, test } from 'vitest';
import { channelsOf, withChannel } from './channels.ts';

const settings = { off: ['money' as const], push_off: ['team' as const] };

test('a kind that is off on pages is not pushed either, whatever its own switch', () => {
  expect(channelsOf(settings, 'bets')).toEqual({ page: true, push: true });
  expect(channelsOf(settings, 'team')).toEqual({ page: true, push: false });
  expect(channelsOf(settings, 'money')).toEqual({ page: false, push: false });
  expect(channelsOf(settings, 'guard')).toEqual({ page: true, push: true });
});

test('a switch changes its own channel and kind only', () => {
  expect(withChannel(settings, 'push_off', 'bets', false)).toEqual({ push_off: ['team', 'bets'] });
  expect(withChannel(settings, 'push_off', 'team', true)).toEqual({ push_off: [] });
  expect(withChannel(settings, 'off', 'money', false)).toEqual({ off: ['money'] });
});

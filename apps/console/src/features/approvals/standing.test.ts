import { expect, test } from 'vitest';
import type { Command } from '../../data/commands.ts';
import { standingOf } from './standing.ts';

const maker = { id: 1, name: 'admin', person: 'Ada', role: 'admin' as const };
const pending: Command = {
  id: 12,
  action: 'setting.change',
  target: 'withdrawAutoBelow',
  state: 'pending',
  reason: 'weekends',
  maker,
  needs: 2,
  at: 1,
  expiresAt: 2,
  endedAt: null,
  own: false,
  mayApprove: true,
  mayReject: true,
  shown: {
    action: 'setting.change',
    target: 'withdrawAutoBelow',
    targetVersion: '14',
    payload: { value: '8000.0000' },
    before: '5000.0000',
    after: '8000.0000',
  },
  payloadHash: '',
  shownHash: '',
  decisions: [],
  now: { targetVersion: '14', value: '5000.0000' },
};

test('a command that others proposed for the target as it is can be approved', () => {
  expect(standingOf(pending)).toBe('open');
});

test('a command whose target has moved is never offered for approval', () => {
  expect(standingOf({ ...pending, now: { targetVersion: '15', value: '6000.0000' } })).toBe('changed');
});

test('nobody is offered the approval of an own command', () => {
  expect(standingOf({ ...pending, own: true, mayApprove: false })).toBe('own');
  // Even if an answer said otherwise.
  expect(standingOf({ ...pending, own: true })).toBe('own');
});

test.each(['approved', 'applied', 'rejected', 'expired', 'stale'] as const)('%s has ended', (state) => {
  expect(standingOf({ ...pending, state })).toBe('ended');
});

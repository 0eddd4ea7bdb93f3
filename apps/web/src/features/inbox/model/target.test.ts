import { inboxTypes } from '@tessera/protocol/inbox';
import { expect, test } from 'vitest';
import type { InboxEvent } from '../../../data/inbox/changes.ts';
import { targetOf } from './target.ts';

const event = (type: string, data: object = {}) => ({ id: 1, type, data, at: 0, read: false }) as InboxEvent;
const bets = { lottery: 'ssc-1m', issue: '1', bets: 2, won: 0, stake: '1.0000', payout: '0.0000', bet: null };

test('an event of one bet leads to it, of several to those with the outcome', () => {
  const of = (fields: object) => targetOf(event('draw.settled', { ...bets, ...fields })).params;
  expect(of({ bet: 7 })).toEqual({ bet: '7' });
  expect(of({ won: 1 })).toEqual({ lottery: 'ssc-1m', state: 'won' });
  expect(of({})).toEqual({ lottery: 'ssc-1m', state: 'lost' });
  expect(targetOf(event('draw.void', bets)).params).toEqual({ lottery: 'ssc-1m' });
});

test.each([
  ['deposit.credited', { deposit: 4 }, { name: 'money-recharge', params: { id: '4' } }],
  ['withdrawal.refused', { withdrawal: 5 }, { name: 'money-withdraw', params: { id: '5' } }],
  ['notice.posted', { notice: 'terms' }, { name: 'notice-detail', params: { id: 'terms' } }],
])('%s leads to what it is about', (type, data, target) => {
  expect(targetOf(event(type, data))).toEqual(target);
});

test('every type leads somewhere', () => {
  for (const type of Object.keys(inboxTypes)) expect(targetOf(event(type, bets)).name).toBeTruthy();
});

import { expect, test } from 'vitest';
import type { Bet } from './bet.ts';
import { betsCsv } from './bets-csv.ts';

const words = {
  heads: ['id', 'time', 'lottery', 'issue', 'play', 'content', 'stake', 'return', 'net', 'state'],
  time: String,
  lottery: (id: string) => id,
  play: (id: string) => id,
  state: (look: string) => look,
};

const bet = {
  id: 7,
  lottery_id: 'ssc-1m',
  issue: '20261128-0041',
  play: 'ssc.back3.direct-multi',
  content: '6,8|6|2,8',
  content_cut: false,
  stake: '0.4000',
  payout: '97.5000',
  state: 'won',
  placed_at: 1,
} as Bet;

const lineOf = (change: Partial<Bet>) => betsCsv([{ ...bet, ...change }], words).split('\r\n')[1];

test('a bet is one row; a cell with commas is quoted', () => {
  expect(lineOf({})).toBe(
    '7,1,ssc-1m,20261128-0041,ssc.back3.direct-multi,"6,8|6|2,8",0.4000,97.5000,97.1000,won',
  );
});

test('an open bet has neither payout nor net', () => {
  expect(lineOf({ state: 'accepted', payout: null })).toMatch(/0\.4000,,,accepted$/);
});

test('a loss is written as a negative number', () => {
  expect(lineOf({ state: 'lost', payout: '0.0000' })).toContain(',-0.4000,lost');
});

test('quotes are doubled, and texts that look like formulas are escaped', () => {
  expect(lineOf({ content: { list: '1' } })).toContain('"{""list"":""1""}"');
  expect(lineOf({ content: '=1+1' })).toContain(",'=1+1,");
});

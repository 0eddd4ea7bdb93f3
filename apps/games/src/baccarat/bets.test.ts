import { baccarat } from '@tessera/games';
import { amountOf } from '@tessera/protocol/money';
import { describe, expect, test } from 'vitest';
import { type Chips, choiceOf, placedOn, sum, unitOf } from './bets.ts';

const chips: Chips = [
  { on: 'player', amount: amountOf(20_000n) },
  { on: 'tie', amount: amountOf(5_000n) },
  { on: 'player', amount: amountOf(10_000n) },
];

describe('chips on the table', () => {
  test('an empty table gives no choice', () => {
    expect(choiceOf([])).toBeNull();
  });

  test('chips on one spot add up, and the rules accept them with their sum as stake', () => {
    expect(placedOn(chips, 'player')).toBe(30_000n);
    expect(choiceOf(chips)).toEqual({ player: '3.0000', tie: '0.5000' });
    expect(baccarat.parseChoice(choiceOf(chips), sum(chips))).toBeDefined();
  });

  test('[RP11] the next visit starts with the smallest bet, never with the sum', () => {
    expect(unitOf({ player: '3.0000', tie: '0.5000' })).toBe(5_000n);
  });
});

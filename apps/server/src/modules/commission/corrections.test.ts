import { addDays } from '@tessera/rewards';
import { describe, expect, test } from 'vitest';
import { DAY_MS, UNIT, useCommission } from '../../../test/commission.ts';
import { correctDay } from './make.ts';

const { app, make, ready, pay, bets, rows, bases, balanceOf, explained, audited, returnStakes, link, given } =
  useCommission();

describe('[R2] stakes that a correction returns', () => {
  test('lower what is not paid by rows of their own, once', async () => {
    const { top, player } = given();
    const [kept, first, second] = await bets([
      { stake: 1_000n * UNIT, draw: 'a' },
      { stake: 200n * UNIT, draw: 'a' },
      { stake: 100n * UNIT, draw: 'a', tied: 100n * UNIT },
    ]);
    await make();
    expect(kept).toBeDefined();
    const draw = await returnStakes([first!, second!]);
    const correct = () => app().db.store.tx((tx) => correctDay(tx, draw));
    expect(await correct()).toBe(2);
    expect(await correct()).toBe(0);
    expect((await rows()).map(([, level, turn, base, , amount]) => [level, turn, base, amount])).toEqual([
      [1, 0, '1200.0000', '6.0000'],
      [1, 1, '-200.0000', '-1.0000'],
      [2, 0, '1200.0000', '3.6000'],
      [2, 1, '-200.0000', '-0.6000'],
    ]);
    await ready();
    await pay();
    expect(await balanceOf(top)).toBe('3.0000');
    const { items, mine, base } = await explained(top, player.userId);
    expect([mine, base]).toEqual(['3.0000', '1000.0000']);
    expect(items.map(({ base: part, reason }) => [part, reason])).toEqual([
      ['0.0000', 'tied'],
      ['0.0000', 'tied'],
      ['1000.0000', null],
    ]);
    expect(await audited()).toEqual([]);
  });

  test('after the payment are set off against the next, which is never below zero', async () => {
    const { at, day, top } = given();
    const [first] = await bets([{ stake: 1_000n * UNIT }]);
    await make();
    await ready();
    await pay();
    expect(await balanceOf(top)).toBe('3.0000');
    const draw = await returnStakes([first!]);
    expect(await app().db.store.tx((tx) => correctDay(tx, draw))).toBe(2);
    expect((await rows()).map(([, , , , , amount, state]) => [amount, state])).toEqual([
      ['5.0000', 'paid'],
      ['-5.0000', 'payable'],
      ['3.0000', 'paid'],
      ['-3.0000', 'payable'],
    ]);
    await pay(addDays(day, 21));
    expect(await balanceOf(top)).toBe('3.0000');
    expect((await app().services.commission.figures.sums(top.userId)).payable).toBe(-30_000n);
    await bets([{ stake: 1_500n * UNIT, at: at + DAY_MS }]);
    await make(addDays(day, 1));
    await ready(addDays(day, 1));
    await pay(addDays(day, 28));
    // 3.0000 paid + 4.5000 earned − 3.0000 taken back.
    expect(await balanceOf(top)).toBe('4.5000');
    expect((await rows()).every(([, , , , , , state]) => state === 'paid')).toBe(true);
    expect(await audited()).toEqual([]);
  });

  test('of a draw whose day is not made count for nothing when it is', async () => {
    const ids = await bets([
      { stake: 1_000n * UNIT, draw: 'a' },
      { stake: 10n * UNIT, draw: 'b' },
    ]);
    const draw = await returnStakes([ids[0]!]);
    expect(await app().db.store.tx((tx) => correctDay(tx, draw))).toBe(0);
    await make();
    expect(await bases()).toEqual(['10.0000']);
  });

  test('of an amount that is held or refused follow it', async () => {
    const { agent, player } = given();
    await link(player.userId, agent);
    const ids = await bets([
      { stake: 1_000n * UNIT, draw: 'a' },
      { stake: 10n * UNIT, draw: 'b' },
    ]);
    await make();
    const draw = await returnStakes([ids[0]!]);
    await app().db.store.tx((tx) => correctDay(tx, draw));
    expect((await rows()).map(([who, , , , , amount, state]) => [who === agent, amount, state])).toEqual([
      [true, '5.0500', 'held'],
      [true, '-5.0000', 'held'],
      [false, '3.0300', 'accrued'],
      [false, '-3.0000', 'accrued'],
    ]);
    expect(await audited()).toEqual([]);
  });
});

import { addDays, weekOf } from '@tessera/rewards';
import { describe, expect, test } from 'vitest';
import { UNIT, useCommission } from '../../../test/commission.ts';

const { app, make, ready, pay, tellings, bets, rows, balanceOf, explained, audited, given } = useCommission();

describe('[R3] payments', () => {
  test('pay each agent once a week what is payable, in chunks, and tell their sockets', async () => {
    const { day, top, player } = given();
    await bets([{ stake: 1_000n * UNIT }, { stake: 500n * UNIT, lottery: 'pk10-5m' }]);
    await make();
    const week = addDays(day, 14);
    expect(weekOf(week)).toBe(week);
    await ready(addDays(day, -1));
    await pay(addDays(day, 7));
    // Not payable yet: the day is still held back.
    expect(await balanceOf(top)).toBe('0.0000');
    expect(await ready()).toBe(1);
    expect(await ready()).toBe(0);
    tellings.length = 0;
    expect(await pay(week, 1)).toBeGreaterThanOrEqual(2);
    expect(await pay(week, 1)).toBe(0);
    expect(await balanceOf(top)).toBe('4.5000');
    expect(tellings).toContainEqual([
      top.userId,
      'balance',
      { balance: '4.5000', currency: 'CNY', cause: 'rebate', seq: expect.any(Number) },
    ]);
    const { items } = await top.expectOk('POST /api/record/log');
    expect(items).toMatchObject([
      { type: 'commission', amount: '4.5000', balance_after: '4.5000', remark: week },
    ]);
    const { states } = await explained(top, player.userId);
    expect(states).toEqual([{ state: 'paid', amount: '4.5000', at: expect.any(Number), reason: null }]);
    expect(await audited()).toEqual([]);
  });

  test('wait while the agent is disabled', async () => {
    const { day, agent } = given();
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    await ready();
    await app().db.asOwner('update user_account set enable = false where id = $1', [agent]);
    await pay();
    expect((await rows()).map(([, , , , , , state]) => state)).toEqual(['payable', 'paid']);
    await app().db.asOwner('update user_account set enable = true where id = $1', [agent]);
    await pay(addDays(day, 21));
    expect((await rows()).map(([, , , , , , state]) => state)).toEqual(['paid', 'paid']);
    expect(await audited()).toEqual([]);
  });

  test('that do not fit accruals or the ledger are found by the auditor', async () => {
    const { agent, player } = given();
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    await ready();
    await pay();
    const owner = app().db.asOwner;
    await owner(
      `set session_replication_role = replica; update team_accrual set amount = amount + 100, base = base + 1000000, stake = stake + 1000000
       where player = ${player.userId} and beneficiary = ${agent}; set session_replication_role = origin`,
    );
    const found = await audited();
    expect(found.map(({ rule }) => rule)).toEqual(['L17', 'L17']);
    expect(found.map(({ detail }) => detail).join()).toMatch(/payout \d+ of 50000 has accruals of 50100/);
    await owner(
      `set session_replication_role = replica; update team_accrual set amount = amount - 100, base = base - 1000000, stake = stake - 1000000
       where player = ${player.userId} and beneficiary = ${agent}; set session_replication_role = origin`,
    );
    expect(await audited()).toEqual([]);
  });
});

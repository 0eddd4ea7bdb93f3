import { addDays } from '@tessera/rewards';
import { describe, expect, test } from 'vitest';
import { DAY_MS, UNIT, useCommission } from '../../../test/commission.ts';
import { runOps } from '../../../test/ops.ts';

const { app, make, ready, pay, bets, rows, explained, audited, link, given } = useCommission();

describe('[R2] commission between accounts of one person', () => {
  test('is held, and released or refused by operators, also for later days', async () => {
    const { at, day, top, agent, player } = given();
    await link(player.userId, agent);
    await bets([
      { stake: 1_000n * UNIT },
      { stake: 1_000n * UNIT, at: at + DAY_MS },
      { stake: 1_000n * UNIT, at: at + 2 * DAY_MS },
    ]);
    await make();
    const states = async () => (await rows()).map(([who, , , , , , state]) => [who, state]);
    expect(await states()).toEqual([
      [agent, 'held'],
      [top.userId, 'accrued'],
    ]);
    await ready();
    await pay();
    expect(await states()).toEqual([
      [agent, 'held'],
      [top.userId, 'paid'],
    ]);
    const [names] = await app().db.asOwner<{ agent: string }>(
      'select user_name as agent from user_account where id = $1',
      [agent],
    );
    expect(await runOps(app(), 'team', 'holds')).toContain(
      `${player.name} for ${names!.agent}: 5.0000 in 1 rows, ${day} to ${day}`,
    );
    await decideAs('release');
    expect(await states()).toEqual([
      [agent, 'payable'],
      [top.userId, 'paid'],
    ]);
    await make(addDays(day, 1));
    expect((await states()).slice(2)).toEqual([
      [agent, 'accrued'],
      [top.userId, 'accrued'],
    ]);
    await decideAs('refuse');
    await make(addDays(day, 2));
    expect((await states()).slice(4)).toEqual([
      [agent, 'reversed'],
      [top.userId, 'accrued'],
    ]);
    expect(await audited()).toEqual([]);
  });

  test('found while the amount waits is held before it is payable, and refused for good', async () => {
    const { top, player } = given();
    await bets([{ stake: 1_000n * UNIT }]);
    await make();
    await link(player.userId, top.userId);
    await ready();
    expect((await rows()).map(([, , , , , , state]) => state)).toEqual(['payable', 'held']);
    expect(await app().services.commission.figures.sums(top.userId)).toEqual({
      accrued: 0n,
      payable: 0n,
      held: 30_000n,
      paid: 0n,
    });
    await decideAs('refuse', top.userId);
    expect((await rows()).map(([, , , , , , state]) => state)).toEqual(['payable', 'reversed']);
    const { states, mine } = await explained(top, player.userId);
    expect(states).toEqual([{ state: 'reversed', amount: '3.0000', at: null, reason: 'linked' }]);
    expect(mine).toBe('0.0000');
    await expect(
      app().db.asOwner("update team_accrual set state = 'held', reason = 'linked' where state = 'reversed'"),
    ).rejects.toMatchObject({ code: 'TS002' });
  });

  const decideAs = (decision: 'release' | 'refuse', beneficiary = given().agent) =>
    app().db.opsStore.query('select * from commission_decide($1, $2, $3, $4, $5)', [
      given().player.userId,
      beneficiary,
      decision,
      'checked',
      'ruth',
    ]);
});

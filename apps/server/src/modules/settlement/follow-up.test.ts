import { beforeAll, describe, expect, test } from 'vitest';
import {
  accepted,
  type BetWorld,
  createBetWorld,
  type DrawRow,
  type ItemDraft,
  PURSE,
} from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';
import type { Events } from '../../contract/index.ts';
import type { Bettor } from '../betting/index.ts';
import { betsDecided, createSettlement, type Settlement } from './index.ts';
import { followUpJob } from './service.ts';

const db = useStore();
/** Keys and payloads of the published events, with the number of events told to players before. */
const published: { key: string; payload: unknown; told: number }[] = [];
const publish: Events['publish'] = async (_tx, event, key, payload) => {
  expect(event).toBe(betsDecided);
  published.push({ key, payload, told: world.told.length });
};
let world: BetWorld;
let settlement: Settlement;
beforeAll(async () => {
  world = await createBetWorld(db());
  settlement = createSettlement({ ...db(), events: { publish }, emit: world.emit });
  db().jobs.on(followUpJob, settlement.deps);
  db().jobs.start();
});

const WIN = 20_000n * 97_500n;

async function bet(player: Bettor, draw: DrawRow, ...items: ItemDraft[]): Promise<number[]> {
  return accepted(await world.betting.place(player, world.request(draw, items))).map(({ bet_id }) => bet_id);
}

/** Settles a draw and waits until its follow-up job is done. */
async function settleAll(draw: DrawRow): Promise<void> {
  await world.drawn(draw, [1, 2, 3, 4, 5]);
  await settlement.settleDraw(draw.id);
  await db().asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [draw.id]);
  await followedUp(draw);
}

async function followedUp(draw: DrawRow): Promise<void> {
  await expect
    .poll(async () =>
      db().asOwner("select from job where kind = 'bet.follow-up' and key = $1 and done_at is not null", [
        String(draw.id),
      ]),
    )
    .toHaveLength(1);
}

describe('[L13] a bet’s own rebate', () => {
  test('is paid once per player and draw, on the stake without the part returned for ties, rounded down', async () => {
    const [player, draw] = [await world.player(), await world.draw()];
    await bet(
      player,
      draw,
      { content: '9|9|9|9|9', rebate: 75_000 },
      { content: '9|9|9|9|9', unit: 20n, rebate: 1_000 },
      { content: '9|9|9|9|9', rebate: 0 },
      // 3-3 is no tie in 1 2 3 4 5: the whole stake counts. The line on 1-1 does not exist.
      {
        played: 'ssc.credit.dragon-tiger',
        content: { compare: '1-2', list: 'dragon' },
        unit: 10_000n,
        rebate: 10_000,
      },
    );
    await settleAll(draw);
    // 7.5 % of 20 000, 0.1 % of 20 rounded down to nothing, 1 % of 10 000.
    const due = 1_500n + 0n + 100n;
    expect(await world.balance(player)).toBe(PURSE - 20_000n - 20n - 20_000n - 10_000n + due);
    const rows = await db().asOwner(
      `select count(*)::integer as transactions from ledger_tx where kind = 'rebate' and user_id = $1`,
      [player.userId],
    );
    expect(rows).toEqual([{ transactions: 1 }]);
  });

  test('[R2] leaves out ties, trial money and cancelled bets', async () => {
    const [player, trial, draw] = [
      await world.player(),
      await world.player(PURSE, 'TRIAL'),
      await world.draw(),
    ];
    const [cancelled] = await bet(player, draw, { rebate: 75_000 });
    await world.betting.cancel(player, { bet_id: cancelled! });
    const tie = {
      played: 'ssc.credit.dragon-tiger',
      content: { compare: '1-2', list: 'tiger' },
      unit: 10_000n,
      rebate: 75_000,
    };
    await bet(player, draw, tie);
    await bet(trial, draw, { content: '9|9|9|9|9', rebate: 75_000 });
    await world.drawn(draw, [4, 4, 0, 0, 0]);
    await settlement.settleDraw(draw.id);
    await db().asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [draw.id]);
    await followedUp(draw);
    expect(await world.balance(player)).toBe(PURSE);
    expect(await world.balance(trial)).toBe(PURSE - 20_000n);
  });

  test('waits until the draw is settled', async () => {
    const [player, draw] = [await world.player(), await world.draw()];
    await bet(player, draw, { content: '9|9|9|9|9', rebate: 75_000 });
    await world.drawn(draw, [1, 2, 3, 4, 5]);
    await settlement.settleDraw(draw.id);
    expect(await world.balance(player)).toBe(PURSE - 20_000n);
    await expect(db().store.query('select * from pay_rebates($1, 10)', [draw.id])).rejects.toThrow(
      'is not settled',
    );
    await db().asOwner("update draw set state = 'settled', settled_at = app_now() where id = $1", [draw.id]);
    await followedUp(draw);
    expect(await world.balance(player)).toBe(PURSE - 20_000n + 1_500n);
  });
});

test('each player, winner or loser, is notified of the result of their own bets', async () => {
  const [winner, loser, draw] = [await world.player(), await world.player(), await world.draw()];
  const [won] = await bet(winner, draw, { content: '1|2|3|4|5' }, { content: '2|2|3|4|5' });
  await bet(loser, draw, { content: '9|2|3|4|5' });
  await settleAll(draw);
  const heard = (player: Bettor, event: string) =>
    world.told
      .filter((one) => one.userId === player.userId && one.event === event)
      .map(({ payload }) => payload);
  await expect.poll(() => heard(loser, 'bet:settled')).toHaveLength(1);
  expect(heard(winner, 'bet:settled')).toEqual([
    {
      lottery_id: draw.lottery,
      issue: draw.issue,
      bets: 2,
      stake: '4.0000',
      payout: '195000.0000',
      won: [{ bet_id: won, payout: '195000.0000' }],
    },
  ]);
  expect(heard(loser, 'bet:settled')).toMatchObject([{ bets: 1, payout: '0.0000', won: [] }]);
  expect(heard(winner, 'balance').at(-1)).toMatchObject({ balance: '204996.0000', cause: 'win' });
  expect(await world.balance(winner)).toBe(PURSE - 40_000n + WIN);
});

test('the other modules hear that the bets are decided, after the players', async () => {
  const [player, settled, voided] = [await world.player(), await world.draw(), await world.draw()];
  await bet(player, settled, { content: '1|2|3|4|5' });
  await bet(player, voided, { content: '1|2|3|4|5' });
  const before = world.told.length;
  await settleAll(settled);
  expect(published.at(-1)).toMatchObject({
    key: String(settled.id),
    payload: { draw: settled.id, settled: true },
  });
  expect(world.told.slice(before, published.at(-1)!.told).map(({ event }) => event)).toContain('bet:settled');
  await db().asOwner("update draw set state = 'void' where id = $1", [voided.id]);
  await settlement.refundDraw(voided.id);
  expect(published.at(-1)).toMatchObject({
    key: String(voided.id),
    payload: { draw: voided.id, settled: false },
  });
});

import { randomBytes, randomInt } from 'node:crypto';
import { computeDraw, type DrawFamily } from '@tessera/fairness';
import { payoutOf } from '@tessera/rules';
import { beforeAll, expect, test } from 'vitest';
import { accepted, type BetWorld, createBetWorld, type DrawRow } from '../../../test/bets.ts';
import { noEvents } from '../../../test/events.ts';
import { useStore } from '../../../test/kit.ts';
import { rulesOf } from '../lotteries/index.ts';
import { createSettlement, type Settlement } from './index.ts';

const db = useStore();
let world: BetWorld;
let settlement: Settlement;
beforeAll(async () => {
  world = await createBetWorld(db());
  settlement = createSettlement({ ...db(), events: noEvents, emit: world.emit });
});

const hex = () => randomBytes(32).toString('hex');

/** Fixes the house rules of a draw, as its descriptor does. */
const fixHouse = (draw: DrawRow, house: object) =>
  db().asOwner('update draw set descriptor = $2 where id = $1', [draw.id, JSON.stringify({ house })]);

test('[L9] [B1] a random bet on every play of every family is accepted and paid what its wins are worth', async () => {
  const families = new Map(world.lotteries.all().map((lottery) => [lottery.family, lottery]));
  for (const [family, lottery] of families) {
    const rules = rulesOf({ family, house: {} });
    const draw = await world.draw({ lottery: lottery.id });
    const player = await world.player(10_000_000_000n);
    const items = rules.playItems().map(({ id }) => ({ id, content: rules.randomContent(id, randomInt) }));
    const placed = accepted(
      await world.betting.place(
        player,
        world.request(
          draw,
          items.map(({ id, content }) => ({ played: id, content })),
        ),
      ),
    );
    expect(placed.length, family).toBe(items.length);
    const seeds = { lottery: lottery.id, issue: draw.issue, seed: hex(), round: 1 };
    const random = { ...seeds, randomness: hex(), betsRoot: hex() };
    const result = computeDraw(family as DrawFamily, random, 'horse');
    await world.drawn(draw, result);
    const { payout, outcomes } = await settlement.settleDraw(draw.id);
    const due = items.map(({ id, content }) => {
      const compiled = rules.compile(id, content);
      if (!compiled.ok) throw new Error(id);
      return payoutOf(compiled.value.settle(result), 20_000n, rules.oddsOf(id, lottery.config.pricing, 0));
    });
    expect(payout, family).toBe(due.reduce((sum, one) => sum + one, 0n));
    expect(outcomes, family).toBe(due.filter((one) => one > 0n).length);
  }
});

test('a draw is priced and settled by the house rules of its descriptor, even if its lottery has changed', async () => {
  const dragon = {
    played: 'ssc.credit.dragon-tiger',
    content: { compare: '1-5', list: 'dragon' },
    unit: 10_000n,
  };
  const tie = [7, 0, 0, 0, 7];
  const returning = await world.draw();
  const player = await world.player();
  const shown = world.request(returning, [dragon]);
  await world.betting.place(player, shown);
  await world.configure('ssc-1m', { house: { creditTie: 'lose' } });

  // If ties lose, the other results pay more: the odds differ, so a bet with the old ones is refused.
  const losing = await world.draw();
  await fixHouse(losing, { creditTie: 'lose' });
  await expect(
    world.betting.place(player, { ...shown, issue: losing.issue, rid: 'ab'.repeat(16) }),
  ).rejects.toMatchObject({ code: 'odds_changed' });
  const [kept] = accepted(await world.betting.place(player, world.request(losing, [dragon])));
  expect(kept).toBeDefined();

  for (const draw of [returning, losing]) await world.drawn(draw, tie);
  expect(await settlement.settleDraw(returning.id)).toMatchObject({ outcomes: 1, payout: 10_000n });
  expect(await settlement.settleDraw(losing.id)).toMatchObject({ outcomes: 0, payout: 0n });
  await world.configure('ssc-1m', { house: {} });
});

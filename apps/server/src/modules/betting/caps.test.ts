import { beforeAll, describe, expect, test } from 'vitest';
import { type BetWorld, createBetWorld, type DrawRow, PURSE } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';

const db = useStore();
let world: BetWorld;
beforeAll(async () => {
  world = await createBetWorld(db());
});

describe('[L9] caps', () => {
  /** A lottery whose caps are this many bets with the highest maximum payout, 195 000. */
  async function capped(caps: { bet?: number; player?: number; draw?: number }): Promise<DrawRow> {
    const text = (bets = 1_000) => String(bets * 195_000);
    await world.configure('ssc-3m', {
      caps: { bet: text(caps.bet), player: text(caps.player), draw: text(caps.draw) },
    });
    return world.draw({ lottery: 'ssc-3m' });
  }

  test('one bet cannot win more than its cap', async () => {
    const target = await capped({ bet: 1 });
    const player = await world.player();
    await expect(world.betting.place(player, world.request(target, [{ multiple: 2 }]))).rejects.toMatchObject(
      {
        code: 'bet_limit_exceeded',
        data: { left: '195000.0000' },
      },
    );
    await world.betting.place(player, world.request(target, [{ multiple: 1 }]));
  });

  test('one player cannot win more in a draw than the cap per player', async () => {
    const target = await capped({ player: 2 });
    const [one, other] = [await world.player(), await world.player()];
    const reply = await world.betting.place(one, world.request(target, [{}, {}, {}]));
    expect(reply.items).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: false, code: 'bet_limit_exceeded', data: { left: '0.0000' } },
    ]);
    await world.betting.place(other, world.request(target, [{}]));
  });

  test('concurrent bets of many players never exceed the cap of the draw', async () => {
    const target = await capped({ draw: 20 });
    const players = await Promise.all(Array.from({ length: 32 }, () => world.player()));
    const nodes = [world.betting, world.anotherNode()];
    const answers = await Promise.allSettled(
      players.map((player, n) => nodes[n % 2]!.place(player, world.request(target, [{}]))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(['exposure_exceeded']));
    const [row] = await db().asOwner('select amount::text from exposure where draw_id = $1', [target.id]);
    expect(row).toEqual({ amount: String(20n * 1_950_000_000n) });
  });

  test('trial bets do not count towards the cap of real bets', async () => {
    const target = await capped({ draw: 1 });
    await world.betting.place(await world.player(PURSE, 'TRIAL'), world.request(target, [{}]));
    await world.betting.place(await world.player(), world.request(target, [{}]));
  });
});

test('a suspended lottery refuses new bets and repeats the answer to an earlier bet', async () => {
  const target = await world.draw({ lottery: 'ssc-5m' });
  const player = await world.player();
  const before = world.request(target, [{}]);
  const reply = await world.betting.place(player, before);
  await world.configure('ssc-5m', { suspended: true });
  await expect(world.betting.place(player, world.request(target, [{}]))).rejects.toMatchObject({
    code: 'lottery_suspended',
  });
  expect(await world.betting.place(player, before)).toEqual(reply);
  await world.configure('ssc-5m', { suspended: false });
  const after = await world.betting.place(player, world.request(target, [{}]));
  expect(after.items).toMatchObject([{ ok: true }]);
});

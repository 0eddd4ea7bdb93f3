import { beforeAll, describe, expect, test } from 'vitest';
import { accepted, type BetWorld, createBetWorld, type DrawRow, PURSE } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';
import type { Bettor } from './index.ts';

const db = useStore();
let world: BetWorld;
let draw: DrawRow;
beforeAll(async () => {
  world = await createBetWorld(db());
  draw = await world.draw();
});

async function betOn(player: Bettor, target: DrawRow): Promise<number> {
  return accepted(await world.betting.place(player, world.request(target, [{}])))[0]!.bet_id;
}

describe('[B5] cancelling', () => {
  test('refunds the whole stake and releases the exposure', async () => {
    const [player, target] = [await world.player(), await world.draw()];
    const id = await betOn(player, target);
    expect(await world.betting.cancel(player, { bet_id: id })).toEqual({ bet_id: id, balance: '10000.0000' });
    expect(await world.balance(player)).toBe(PURSE);
    const [row] = await db().asOwner(
      `select (select amount::text from exposure where draw_id = $1) as draw,
              (select amount::text from exposure_user where draw_id = $1) as player,
              (select kind || ' ' || payout from outcome where bet_id = $2) as outcome`,
      [target.id, id],
    );
    expect(row).toEqual({ draw: '0', player: '0', outcome: 'cancelled 20000' });
  });

  test('a repeated cancel changes nothing', async () => {
    const player = await world.player();
    const id = await betOn(player, draw);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.betting.cancel(player, { bet_id: id })),
    );
    expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set(['10000.0000']));
    expect(await world.balance(player)).toBe(PURSE);
  });

  test('is possible only for the owner', async () => {
    const [player, other] = [await world.player(), await world.player()];
    const id = await betOn(player, draw);
    await expect(world.betting.cancel(other, { bet_id: id })).rejects.toMatchObject({ code: 'not_found' });
    await expect(world.betting.cancel(player, { bet_id: id + 1 })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await world.balance(player)).toBe(PURSE - 20_000n);
  });

  test('is refused after the close, also while the state of the draw is still open', async () => {
    const [player, target] = [await world.player(), await world.draw()];
    const [first, second] = [await betOn(player, target), await betOn(player, target)];
    await db().asOwner("update draw set state = 'closed' where id = $1", [target.id]);
    await expect(world.betting.cancel(player, { bet_id: first })).rejects.toMatchObject({
      code: 'draw_closed',
    });
    const short = await world.draw({ closeIn: 30_000 });
    const late = await betOn(player, short);
    await db().clock.advance(30_000);
    await expect(world.betting.cancel(player, { bet_id: late })).rejects.toMatchObject({
      code: 'draw_closed',
    });
    await expect(world.betting.cancel(player, { bet_id: second })).rejects.toMatchObject({
      code: 'draw_closed',
    });
    expect(await world.balance(player)).toBe(PURSE - 60_000n);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { type BetWorld, createBetWorld, type DrawRow, SALE_MS } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';
import { sealedSet } from './index.ts';

const db = useStore();
let world: BetWorld;
beforeAll(async () => {
  world = await createBetWorld(db());
});

async function bet(draw: DrawRow) {
  return world.betting.place(await world.player(), world.request(draw, [{}]));
}

const codeOf = (error: { code: string }): string => error.code;

describe('[B3] acceptance and close exclude each other', () => {
  test('a bet before the opening time is refused', async () => {
    await expect(bet(await world.draw({ state: 'scheduled' }))).rejects.toMatchObject({
      code: 'draw_not_open',
    });
    await expect(bet(await world.draw({ openIn: 10_000 }))).rejects.toMatchObject({ code: 'draw_not_open' });
  });

  test.each(['closed', 'sealed', 'void'])('a draw in state %s refuses bets', async (state) => {
    await expect(bet(await world.draw({ state }))).rejects.toMatchObject({ code: 'draw_closed' });
  });

  test('the database time decides, not only the state', async () => {
    const draw = await world.draw({ closeIn: 10_000 });
    await bet(draw);
    await db().clock.advance(10_000);
    await expect(bet(draw)).rejects.toMatchObject({ code: 'draw_closed' });
  });

  test('a close waits for bets that lock the draw, and no bet is accepted after it', async () => {
    const draw = await world.draw();
    const holder = await db().store.pool.connect();
    await holder.query('begin');
    await holder.query('select from draw where id = $1 for share', [draw.id]);
    let closed = false;
    const closing = db()
      .asOwner("update draw set state = 'closed' where id = $1", [draw.id])
      .then(() => {
        closed = true;
      });
    await db().store.query('select 1');
    expect(closed).toBe(false);
    await holder.query('commit');
    holder.release();
    await closing;
    await expect(bet(draw)).rejects.toMatchObject({ code: 'draw_closed' });
  });

  test('[F6] of 5 000 bets around the close none is accepted at or after it, and all accepted ones are sealed', async () => {
    const draw = await world.draw();
    const players = await Promise.all(Array.from({ length: 50 }, () => world.player()));
    const nodes = [world.betting, world.anotherNode()];
    const answers: string[] = [];
    const closing: Promise<unknown>[] = [];
    // In the middle of the load the clock jumps to the close; the closing step follows a moment later.
    const close = async () => {
      await db().clock.advance(SALE_MS);
      await db().asOwner("update draw set state = 'closed' where id = $1", [draw.id]);
    };
    const crowd = players.map(async (player, n) => {
      for (let i = 0; i < 100; i += 1) {
        const request = world.request(draw, [
          { played: 'ssc.credit.sum-sides', content: 'big', unit: 10_000n },
        ]);
        answers.push(await nodes[n % 2]!.place(player, request).then(() => 'placed', codeOf));
        if (answers.length === 2_500) closing.push(close());
      }
    });
    await Promise.all([...crowd, ...closing]);
    const placed = answers.filter((answer) => answer === 'placed').length;
    expect(answers).toHaveLength(5_000);
    expect(new Set(answers)).toEqual(new Set(['placed', 'draw_closed']));
    const [row] = await db().asOwner<{ bets: number; late: number }>(
      `select count(*)::integer as bets, (count(*) filter (where t.placed_at >= d.close_at))::integer as late
       from bet t join draw d on d.id = t.draw_id where d.id = $1`,
      [draw.id],
    );
    expect(row).toEqual({ bets: placed, late: 0 });
    expect(await sealedSet(db().store, draw.id)).toMatchObject({
      bets: placed,
      stake: BigInt(placed) * 10_000n,
    });
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import {
  accepted,
  type BetWorld,
  createBetWorld,
  type DrawRow,
  freshRid,
  PURSE,
} from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';

const db = useStore();
let world: BetWorld;
let draw: DrawRow;
beforeAll(async () => {
  world = await createBetWorld(db());
  draw = await world.draw();
});

describe('[L6] idempotency', () => {
  test('a repeated request gets the same answer and bets once', async () => {
    const player = await world.player();
    const request = world.request(draw, [{}, { content: '1|2' }, { content: '1,2|2|2|2|2' }]);
    const first = await world.betting.place(player, request);
    await world.betting.place(player, world.request(draw, [{}]));
    expect(await world.betting.place(player, request)).toEqual(first);
    expect(await world.balance(player)).toBe(PURSE - 80_000n);
  });

  test('a repeat also returns refusals by caps and balance', async () => {
    const player = await world.player(60_000n);
    const request = world.request(draw, [{}, { multiple: 3 }]);
    const first = await world.betting.place(player, request);
    expect(first.items[1]).toEqual({ ok: false, code: 'balance_insufficient' });
    expect(await world.betting.place(player, request)).toEqual(first);
  });

  test('the stored answer stays the same after the draw closed', async () => {
    const [player, closing] = [await world.player(), await world.draw()];
    const request = world.request(closing, [{}]);
    const first = await world.betting.place(player, request);
    await db().asOwner("update draw set state = 'closed' where id = $1", [closing.id]);
    expect(await world.betting.place(player, request)).toEqual(first);
  });

  test('the same request id with another body is a conflict', async () => {
    const player = await world.player();
    const rid = freshRid();
    await world.betting.place(player, world.request(draw, [{}], rid));
    const other = world.request(draw, [{ multiple: 2 }], rid);
    await expect(world.betting.place(player, other)).rejects.toMatchObject({ code: 'idempotency_conflict' });
    const [one, two] = await Promise.allSettled([
      world.betting.place(player, world.request(draw, [{}], rid.replace(/^./, 'a'))),
      world.betting.place(player, world.request(draw, [{ multiple: 2 }], rid.replace(/^./, 'a'))),
    ]);
    expect([one.status, two.status]).toEqual(['fulfilled', 'rejected']);
  });

  test('[F5] fifty concurrent requests give one bet and fifty equal answers', async () => {
    const player = await world.player();
    const request = world.request(draw, [{}]);
    // Two services act as two nodes: each learns the other's pending requests only from the database.
    const nodes = [world.betting, world.anotherNode()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => nodes[n % 2]!.place(player, request)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await world.balance(player)).toBe(PURSE - 20_000n);
  });
});

const ROUNDS = process.env.TRUST === 'full' ? 1_000 : 50;

test(`[F4] of 64 parallel bets of the whole balance exactly one is accepted, in ${ROUNDS} rounds`, {
  timeout: 600_000,
}, async () => {
  const player = await world.player(20_000n);
  const nodes = [world.betting, world.anotherNode()];
  let sale = draw;
  for (let round = 0; round < ROUNDS; round += 1) {
    // A new draw before the current one closes.
    if (round % 50 === 49) sale = await world.draw();
    const answers = await Promise.allSettled(
      Array.from({ length: 64 }, (_, n) => nodes[n % 2]!.place(player, world.request(sale, [{}]))),
    );
    const placed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(placed).toHaveLength(1);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(['balance_insufficient']));
    expect(await world.balance(player)).toBe(0n);
    await world.betting.cancel(player, { bet_id: accepted(placed[0]!)[0]!.bet_id });
  }
});

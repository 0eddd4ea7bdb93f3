import { fromHex, merkleRoot, rootFromProof, sha256, toHex, u64 } from '@tessera/fairness';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BetWorld, createBetWorld, type DrawRow } from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';
import { createInclusions, sealedSet } from './index.ts';

const db = useStore();
let world: BetWorld;
let nextId = 1_000_000n;
beforeAll(async () => {
  world = await createBetWorld(db());
});

/** A draw with this many bets, of which every `cancelEvery`th is cancelled; the leaf hash of a bet is the hash of its id. */
async function filled(bets: number, cancelEvery = 0): Promise<{ draw: DrawRow; ids: bigint[] }> {
  const draw = await world.draw();
  const first = nextId;
  nextId += BigInt(bets) * 3n;
  await db().store.query(
    `insert into bet (id, user_id, draw_id, lottery_id, play_id, board, content, lines, unit_stake, multiple,
       stake, rebate_ppm, odds, max_win, currency, leaf_hash, salt, acct, rid, idx, placed_at)
     select $1 + n * 3, 1, $2, $3, 'x', 'credit', '""', 1, 1, 1, 1, 0, '{}', 1, 'CNY', sha256(int8send($1 + n * 3)),
       decode(repeat('00', 16), 'hex'), decode(repeat('00', 16), 'hex'), gen_random_uuid(), 0, app_now()
     from generate_series(0::bigint, $4::bigint - 1) n`,
    [first, draw.id, draw.lottery, bets],
  );
  const all = Array.from({ length: bets }, (_, n) => first + BigInt(n) * 3n);
  const gone = all.filter((_, n) => cancelEvery > 0 && n % cancelEvery === 0);
  await db().store.query(
    `insert into outcome (user_id, bet_id, draw_id, kind, payout, at)
     select 1, id, $1, 'cancelled', 1, app_now() from unnest($2::bigint[]) id`,
    [draw.id, gone],
  );
  return { draw, ids: all.filter((id) => !gone.includes(id)) };
}

const leafOf = (id: bigint): Uint8Array => sha256(u64(id));

describe('the sealed set', () => {
  test('of a draw without bets is the empty tree', async () => {
    const draw = await world.draw();
    expect(await sealedSet(db().store, draw.id)).toEqual({ bets: 0, stake: 0n, root: toHex(merkleRoot([])) });
  });

  test.each([1, 2, 3, 7, 1_000])('has the root defined by the protocol over %i bets', async (bets) => {
    const { draw, ids } = await filled(bets);
    expect(await sealedSet(db().store, draw.id)).toEqual({
      bets,
      stake: BigInt(bets),
      root: toHex(merkleRoot(ids.map(leafOf))),
    });
  });

  test('[D3] leaves out cancelled bets', async () => {
    const { draw, ids } = await filled(100, 3);
    expect(ids).toHaveLength(66);
    expect(await sealedSet(db().store, draw.id)).toMatchObject({
      bets: 66,
      root: toHex(merkleRoot(ids.map(leafOf))),
    });
  });

  test('is correct over several pages, and every proof leads to its root', async () => {
    // A page has 16 384 leaves: two whole pages and a rest.
    const { draw, ids } = await filled(33_001);
    const root = toHex(merkleRoot(ids.map(leafOf)));
    expect(await sealedSet(db().store, draw.id)).toMatchObject({ bets: 33_001, root });
    const inclusions = createInclusions(db().store);
    for (const place of [0, 1, 16_383, 16_384, 32_767, 32_768, 33_000]) {
      const found = (await inclusions.find(draw.id, ids[place]!))!;
      expect(found).toMatchObject({ index: place, size: 33_001, root });
      const path = found.path.map(fromHex);
      expect(toHex(rootFromProof(leafOf(ids[place]!), { index: place, size: 33_001, path })!)).toBe(root);
    }
  });

  test('gives no proof for a bet outside the set', async () => {
    const { draw, ids } = await filled(9, 4);
    const inclusions = createInclusions(db().store);
    const cancelled = ids[0]! - 3n;
    for (const id of [cancelled, ids.at(-1)! + 1n, 1n])
      expect(await inclusions.find(draw.id, id)).toBeUndefined();
    expect(await inclusions.find(draw.id, ids[0]!)).toMatchObject({ index: 0, size: 6 });
  });
});

import {
  type BetLeaf,
  betLeafHash,
  canonicalJson,
  fromHex,
  leafHash,
  type Receipt,
  receiptLeafHash,
  receiptsPayload,
  rootFromProof,
  toHex,
  utf8,
  verifySignature,
} from '@tessera/fairness';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type AcceptedItem,
  accepted,
  type BetWorld,
  createBetWorld,
  type DrawRow,
} from '../../../test/bets.ts';
import { useStore } from '../../../test/kit.ts';

const db = useStore();
let world: BetWorld;
let draw: DrawRow;
beforeAll(async () => {
  world = await createBetWorld(db());
  draw = await world.draw();
});

async function betRows(rid: string) {
  return db().asOwner<{
    stake: string;
    max_win: string;
    leaf_hash: Buffer;
    placed_at: Date;
    currency: string;
  }>(
    'select stake::text, max_win::text, leaf_hash, placed_at, currency from bet where rid = $1 order by idx',
    [rid],
  );
}

describe('[B4] receipts', () => {
  const receiptOf = (item: AcceptedItem): Receipt => {
    const { receipt } = item;
    const leaf = JSON.parse(receipt.leaf) as BetLeaf;
    return {
      v: leaf.v,
      leaf,
      draw: `${receipt.lottery_id}/${receipt.issue}`,
      close: receipt.close_at,
      descriptor: receipt.descriptor_hash,
    };
  };

  test('the stored leaf hash equals the protocol hash of the preimage in the receipt', async () => {
    const player = await world.player();
    const request = world.request(draw, [
      {},
      { played: 'ssc.star5.group120', content: '1,2,3,4,5,6' },
      { played: 'ssc.credit.sum-sides', content: 'big', unit: 123_456n },
      { played: 'ssc.star5.group60', content: { double: '1', single: '2,3,4' } },
    ]);
    const reply = await world.betting.place(player, request);
    const rows = await betRows(request.rid);
    for (const [place, item] of accepted(reply).entries()) {
      const leaf = JSON.parse(item.receipt.leaf) as BetLeaf;
      expect(item.receipt.leaf).toBe(canonicalJson(leaf));
      expect(leaf).toMatchObject({ bet: item.bet_id, at: item.placed_at, stake: item.stake });
      expect(rows[place]!.leaf_hash).toEqual(Buffer.from(betLeafHash(leaf)));
      expect(rows[place]!.placed_at.getTime()).toBe(item.placed_at);
    }
  });

  test('one signature covers the batch, and each path leads to the signed root', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => world.player()));
    const replies = await Promise.all(
      players.map((player) => world.betting.place(player, world.request(draw, [{}, { multiple: 2 }]))),
    );
    const items = replies.flatMap(accepted);
    expect(items).toHaveLength(10);
    expect(new Set(items.map(({ receipt }) => receipt.signature)).size).toBe(1);
    for (const item of items) {
      const { index, size, path, root, signature, key } = item.receipt;
      const leaf = receiptLeafHash(receiptOf(item));
      expect(toHex(rootFromProof(leaf, { index, size, path: path.map(fromHex) })!)).toBe(root);
      expect(verifySignature(key, 'receipts', receiptsPayload(fromHex(root), size), signature)).toBe(true);
    }
  });

  test('a receipt that was never stored is recreated identically', async () => {
    const player = await world.player();
    const [item] = accepted(
      await world.betting.place(player, world.request(draw, [{ content: '7|7|7|7|7' }])),
    );
    await world.betting.idle();
    // Like after a crash between placing the bets and storing their signature.
    await db().asOwner('alter table receipt_batch disable trigger all');
    await db().asOwner('delete from receipt_batch');
    await db().asOwner('alter table receipt_batch enable trigger all');
    const id = BigInt(item!.bet_id);
    expect((await world.betting.receipts([id])).get(id)).toEqual(item!.receipt);
  });

  test('the pseudonym of a player is the same within a draw and different in the next', async () => {
    const [player, next] = [await world.player(), await world.draw()];
    const acct = async (target: DrawRow) => {
      const [item] = accepted(await world.betting.place(player, world.request(target, [{}])));
      return (JSON.parse(item!.receipt.leaf) as BetLeaf).acct;
    };
    const [first, again, other] = [await acct(draw), await acct(draw), await acct(next)];
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  test('a changed byte of the leaf leads to a different root', async () => {
    const [item] = accepted(await world.betting.place(await world.player(), world.request(draw, [{}])));
    const { index, size, path, root, leaf } = item!.receipt;
    const forged = leafHash(utf8(leaf.replace('"stake":"2.0000"', '"stake":"9.0000"')));
    expect(toHex(rootFromProof(forged, { index, size, path: path.map(fromHex) })!)).not.toBe(root);
  });
});

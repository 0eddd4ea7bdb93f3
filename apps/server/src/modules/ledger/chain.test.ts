import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { grant, stake } from '../../../test/money.ts';
import { createChain, createLedger } from './index.ts';

const db = useStore();

interface Row {
  batch_id: bigint;
  id: bigint;
  tx_id: bigint;
  account_id: bigint;
  user_id: bigint | null;
  amount: bigint;
  currency: string;
  at: Date;
}

/** Microseconds between 1970 and 2000. */
const EPOCH_2000_US = 946_684_800_000_000n;

/** The hashed bytes of an entry, built without the database. */
function imageOf(row: Row): Buffer {
  const numbers = [row.id, row.tx_id, row.account_id, row.user_id ?? 0n, row.amount];
  const image = Buffer.alloc(48 + 4);
  for (const [place, value] of numbers.entries()) image.writeBigInt64BE(value, place * 8);
  image.writeBigInt64BE(BigInt(row.at.getTime()) * 1_000n - EPOCH_2000_US, 40);
  image.writeInt32BE(row.currency.length, 48);
  return Buffer.concat([image, Buffer.from(row.currency)]);
}

const sha256 = (...parts: Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

test('[L5] hashes of batches and chain can be recomputed outside the database, in any commit order', async () => {
  const { store, nodeChannels } = db();
  const ledger = await createLedger(store, nodeChannels);
  await store.tx((tx) => ledger.post(tx, [grant(1n, 500n), grant(2n, 700n)]));
  await Promise.all([1n, 2n, 1n, 2n].map((user) => store.tx((tx) => ledger.post(tx, [stake(user, 10n)]))));
  expect(await createChain(store).drain()).toBe(5);

  const { rows: links } = await store.query<{
    seq: bigint;
    batch_id: bigint;
    hash: Buffer;
    batch_hash: Buffer;
  }>(
    'select c.seq, c.batch_id, c.hash, b.hash as batch_hash from chain c join batch b on b.id = c.batch_id order by c.seq',
  );
  expect(links.map((link) => link.seq)).toEqual([1n, 2n, 3n, 4n, 5n]);
  let previous: Buffer = Buffer.alloc(32);
  for (const link of links) {
    const { rows } = await store.query<Row>('select * from entry where batch_id = $1 order by id', [
      link.batch_id,
    ]);
    const head = Buffer.alloc(8);
    head.writeBigInt64BE(link.batch_id);
    expect(link.batch_hash).toEqual(sha256(head, ...rows.map(imageOf)));
    previous = sha256(previous, link.batch_hash);
    expect(link.hash).toEqual(previous);
  }
});

test('[L5] several nodes that chain concurrently produce one chain without gaps', async () => {
  const { store, nodeChannels } = db();
  const ledger = await createLedger(store, nodeChannels);
  const before = await store.query<{ last: bigint }>('select coalesce(max(seq), 0) as last from chain');
  const nodes = [createChain(store), createChain(store), createChain(store)];
  await Promise.all([
    ...Array.from({ length: 20 }, () => store.tx((tx) => ledger.post(tx, [grant(3n, 1n)]))),
    ...nodes.map((node) => node.drain()),
  ]);
  await nodes[0]?.drain();
  const { rows } = await store.query('select max(seq) as last, count(*) as links from chain');
  const last = (before.rows[0]?.last ?? 0n) + 20n;
  expect(rows[0]).toEqual({ last, links: last });
  expect((await store.query('select 1 from chain_queue')).rowCount).toBe(0);
});

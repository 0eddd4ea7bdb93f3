import { merkleStream, merkleTree, toHex } from '@tessera/fairness';
import type { Tx } from '../../store/index.ts';
import { sha256 } from './hash.ts';

type Db = Pick<Tx, 'query'>;

/** The bets of a closed draw, as its seal counts them: all but those cancelled while it was open. */
export interface SealedSet {
  readonly bets: number;
  /** Over all currencies, in 1/10 000: a control total. */
  readonly stake: bigint;
  /** Merkle root over the leaf hashes in order of bet ids, hex. */
  readonly root: string;
}

/** Where a bet stands in the sealed set. */
export interface Inclusion {
  readonly index: number;
  readonly size: number;
  /** Sibling hashes from the leaf upwards, hex. */
  readonly path: readonly string[];
  readonly root: string;
}

/** Leaves that are read, and kept as one hash, together. A power of two, so that each is a whole subtree. */
const LEAVES = 16_384;
const HASH_BYTES = 32;

/** Adds up the sealed set of a draw in one pass and constant memory. The draw must not be open any more. */
export async function sealedSet(db: Db, drawId: bigint): Promise<SealedSet> {
  const tree = merkleStream(sha256);
  let stake = 0n;
  for await (const page of pages(db, drawId)) {
    for (const leaf of leavesOf(page.leaves)) tree.push(leaf);
    stake += page.stake;
  }
  return { bets: tree.size, stake, root: toHex(tree.root()) };
}

/** Finds proofs that bets are in the sealed set. */
export interface Inclusions {
  /** `undefined` when the bet is not in the set: cancelled, or of another draw. */
  find(drawId: bigint, betId: bigint): Promise<Inclusion | undefined>;
}

/** Draws whose upper trees are kept: some hundred bytes for every 16 384 bets. */
const DRAWS_KEPT = 64;

interface UpperTree {
  /** For each page its first bet id and the root of its leaves. */
  readonly pages: readonly { readonly firstId: bigint; readonly root: Uint8Array }[];
  readonly size: number;
}

/** A proof reads one page of leaves; what lies above is kept, because a sealed set never changes. */
export function createInclusions(db: Db): Inclusions {
  const kept = new Map<bigint, UpperTree>();
  async function upperTree(drawId: bigint): Promise<UpperTree> {
    const known = kept.get(drawId);
    if (known) return known;
    const upper = await readUpperTree(db, drawId);
    if (kept.size >= DRAWS_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(drawId, upper);
    return upper;
  }
  return {
    async find(drawId, betId) {
      const upper = await upperTree(drawId);
      const place = upper.pages.findLastIndex(({ firstId }) => firstId <= betId);
      if (place < 0) return undefined;
      const page = await readPage(db, drawId, upper.pages[place]!.firstId - 1n, betId);
      if (page.place === undefined) return undefined;
      const low = merkleTree(leavesOf(page.leaves), sha256).proof(page.place);
      const high = merkleTree(
        upper.pages.map(({ root }) => root),
        sha256,
      );
      return {
        index: place * LEAVES + page.place,
        size: upper.size,
        path: [...low.path, ...high.proof(place).path].map(toHex),
        root: toHex(high.root),
      };
    },
  };
}

async function readUpperTree(db: Db, drawId: bigint): Promise<UpperTree> {
  const found: { firstId: bigint; root: Uint8Array }[] = [];
  let size = 0;
  for await (const page of pages(db, drawId)) {
    found.push({ firstId: page.firstId, root: merkleTree(leavesOf(page.leaves), sha256).root });
    size += page.leaves.length / HASH_BYTES;
  }
  return { pages: found, size };
}

interface LeafPage {
  firstId: bigint;
  lastId: bigint;
  /** Hashes one after the other: one value to fetch instead of thousands. */
  leaves: Buffer;
  stake: bigint;
  /** Place of the bet asked for. */
  place: number | undefined;
}

async function* pages(db: Db, drawId: bigint): AsyncGenerator<LeafPage> {
  for (let after = 0n; ; ) {
    const page = await readPage(db, drawId, after);
    if (page.leaves.length === 0) return;
    yield page;
    if (page.leaves.length < LEAVES * HASH_BYTES) return;
    after = page.lastId;
  }
}

async function readPage(
  db: Db,
  drawId: bigint,
  after: bigint,
  betId: bigint | null = null,
): Promise<LeafPage> {
  const { rows } = await db.query<{
    first_id: bigint | null;
    last_id: bigint | null;
    leaves: Buffer | null;
    stake: bigint | null;
    place: number | null;
  }>(
    `select min(id) as first_id, max(id) as last_id, string_agg(leaf_hash, '' order by id) as leaves,
            sum(stake)::bigint as stake,
            case when bool_or(id = $3) then (count(*) filter (where id < $3))::integer end as place
     from (
       select t.id, t.leaf_hash, t.stake from ticket t
       where t.draw_id = $1 and t.id > $2
         and not exists (select from outcome o
                         where o.draw_id = t.draw_id and o.ticket_id = t.id and o.kind = 'cancelled')
       order by t.id limit ${LEAVES}
     ) sealed`,
    [drawId, after, betId],
  );
  const row = rows[0]!;
  return {
    firstId: row.first_id ?? 0n,
    lastId: row.last_id ?? 0n,
    leaves: row.leaves ?? Buffer.alloc(0),
    stake: row.stake ?? 0n,
    place: row.place ?? undefined,
  };
}

function leavesOf(joined: Buffer): Uint8Array[] {
  return Array.from({ length: joined.length / HASH_BYTES }, (_, place) =>
    joined.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES),
  );
}

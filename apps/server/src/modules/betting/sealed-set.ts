import { hash } from 'node:crypto';
import { merkleTree, toHex } from '@tessera/fairness';
import type { Tx } from '../../store/index.ts';
import { sha256 } from './hash.ts';

type Db = Pick<Tx, 'query'>;

/** The bets of a closed draw as counted by its seal: all except those cancelled while it was open. */
export interface SealedSet {
  readonly bets: number;
  /** Over all currencies, in 1/10 000: a control total. */
  readonly stake: bigint;
  /** Merkle root over the leaf hashes in order of bet ids, hex. */
  readonly root: string;
}

/** Position of a bet in the sealed set. */
export interface Inclusion {
  readonly index: number;
  readonly size: number;
  /** Sibling hashes from the leaf upwards, hex. */
  readonly path: readonly string[];
  readonly root: string;
}

/** Leaves read together and cached as one hash. A power of two, so that each page is a whole subtree. */
const LEAVES = 16_384;
const HASH_BYTES = 32;

/** Computes the sealed set of a draw in one pass with constant memory. The draw must no longer be open. */
export async function sealedSet(db: Db, drawId: bigint): Promise<SealedSet> {
  const roots: Uint8Array[] = [];
  let bets = 0;
  let stake = 0n;
  for await (const page of pages(db, drawId)) {
    roots.push(pageRoot(page.leaves));
    bets += page.leaves.length / HASH_BYTES;
    stake += page.stake;
  }
  return { bets, stake, root: toHex(merkleTree(roots, sha256).root) };
}

/** Finds proofs that bets are in the sealed set. */
export interface Inclusions {
  /** `undefined` when the bet is not in the set: cancelled, or of another draw. */
  find(drawId: bigint, betId: bigint): Promise<Inclusion | undefined>;
}

/** Draws whose upper trees are cached: about a hundred bytes for every 16 384 bets. */
const DRAWS_KEPT = 64;

interface UpperTree {
  /** For each page its first bet id and the root of its leaves. */
  readonly pages: readonly { readonly firstId: bigint; readonly root: Uint8Array }[];
  readonly size: number;
}

/** A proof reads one page of leaves. The tree above the pages is cached, because a sealed set never changes. */
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
    found.push({ firstId: page.firstId, root: pageRoot(page.leaves) });
    size += page.leaves.length / HASH_BYTES;
  }
  return { pages: found, size };
}

interface LeafPage {
  firstId: bigint;
  lastId: bigint;
  /** Concatenated hashes: one value to fetch instead of thousands. */
  leaves: Buffer;
  stake: bigint;
  /** Position of the requested bet in the page. */
  place: number | undefined;
}

async function* pages(db: Db, drawId: bigint): AsyncGenerator<LeafPage> {
  let reading = readPage(db, drawId, 0n);
  for (;;) {
    const page = await reading;
    if (page.leaves.length === 0) return;
    const isLast = page.leaves.length < LEAVES * HASH_BYTES;
    if (!isLast) {
      // The next page is fetched while this one is hashed.
      reading = readPage(db, drawId, page.lastId);
      reading.catch(() => {});
    }
    yield page;
    if (isLast) return;
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
  }>('select * from sealed_page($1, $2, $3, $4)', [drawId, after, LEAVES, betId]);
  const row = rows[0]!;
  return {
    firstId: row.first_id ?? 0n,
    lastId: row.last_id ?? 0n,
    leaves: row.leaves ?? Buffer.alloc(0),
    stake: row.stake ?? 0n,
    place: row.place ?? undefined,
  };
}

/** Root of one page, computed level by level in place: two neighbours are adjacent, so a node is one copy and one hash. */
function pageRoot(leaves: Buffer): Buffer {
  const level = Buffer.from(leaves);
  const node = Buffer.alloc(1 + 2 * HASH_BYTES, 1);
  for (let size = level.length / HASH_BYTES; size > 1; size = Math.ceil(size / 2)) {
    for (let left = 0; left + 1 < size; left += 2) {
      level.copy(node, 1, left * HASH_BYTES, (left + 2) * HASH_BYTES);
      level.write(hash('sha256', node, 'binary'), (left / 2) * HASH_BYTES, 'binary');
    }
    // An odd last node moves up unchanged.
    if (size % 2 === 1)
      level.copy(level, ((size - 1) / 2) * HASH_BYTES, (size - 1) * HASH_BYTES, size * HASH_BYTES);
  }
  return level.subarray(0, HASH_BYTES);
}

function leavesOf(joined: Buffer): Uint8Array[] {
  return Array.from({ length: joined.length / HASH_BYTES }, (_, place) =>
    joined.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES),
  );
}

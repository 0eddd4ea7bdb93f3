import { setImmediate as turn } from 'node:timers/promises';
import {
  type BetLeaf,
  canonicalJson,
  drawRef,
  leafHash,
  merkleTree,
  PROTOCOL_VERSION,
  utf8,
} from '@tessera/fairness';
import { amountOf, printAmount, type ReplyOf } from '@tessera/protocol';
import type { Signer } from '../../signer/index.ts';
import type { Store } from '../../store/index.ts';
import { hexOf, sha256 } from './hash.ts';
import type { BetDraw } from './place.ts';

/** Signed proof of acceptance in the form the player keeps (B4). */
export type ReceiptView = Extract<ReplyOf<'betPlace'>['items'][number], { ok: true }>['receipt'];

/** Signs the tree of a batch of receipts. */
export type ReceiptSigner = Pick<Signer, 'publicKey' | 'signReceipts'>;

/** A bet that needs a receipt: its canonical leaf preimage and its draw. */
export interface ReceiptSource {
  readonly id: bigint;
  readonly leaf: string;
  readonly draw: Omit<BetDraw, 'house'>;
}

/** A batch's tree, ready to be signed. */
export interface ReceiptTree {
  /** Hex. */
  readonly root: string;
  readonly size: number;
  /** Receipts by bet id. */
  sign(signature: string, key: string): Map<bigint, ReceiptView>;
}

/**
 * Builds the tree over a batch's receipts, which must be in ascending order of bet ids. The canonical text of a receipt
 * is written directly, because its leaf is already canonical. A test compares it with the documents of the protocol.
 */
export function receiptTree(sources: readonly ReceiptSource[]): ReceiptTree {
  const tree = merkleTree(
    sources.map((source) => leafHash(utf8(receiptText(source)), sha256)),
    sha256,
  );
  const root = hexOf(tree.root);
  return {
    root,
    size: sources.length,
    sign: (signature, key) =>
      new Map(
        sources.map(({ id, leaf, draw }, place) => {
          const { index, size, path } = tree.proof(place);
          const receipt: ReceiptView = {
            leaf,
            lottery_id: draw.lottery,
            issue: draw.issue,
            close_at: draw.closeAt,
            descriptor_hash: draw.descriptorHash,
            path: path.map(hexOf),
            index,
            size,
            root,
            signature,
            key,
          };
          return [id, receipt];
        }),
      ),
  };
}

/** Canonical JSON of the receipt document: keys close, descriptor, draw, leaf, v. */
function receiptText({ leaf, draw }: ReceiptSource): string {
  const { closeAt, descriptorHash, lottery, issue } = draw;
  return `{"close":${closeAt},"descriptor":"${descriptorHash}","draw":"${lottery}/${issue}","leaf":${leaf},"v":"${PROTOCOL_VERSION}"}`;
}

/** The bets of one batch have ids of one block of this size (see `bet_block`). */
const BLOCK = 256n;

/** Signs receipts and rebuilds them later. */
export interface Receipts {
  /** Receipts of a batch just placed. The signature is stored in the background. */
  signed(sources: readonly ReceiptSource[]): Promise<Map<bigint, ReceiptView>>;
  /** Receipts of bets placed earlier, by bet id. A signature that was never stored is made again. */
  of(betIds: readonly bigint[]): Promise<Map<bigint, ReceiptView>>;
  /** Writes the signatures that are still buffered, and waits for the writes. */
  idle(): Promise<void>;
}

/** How long signatures are buffered before a write, ms. A write per batch would take time from the next batch. */
const GATHER_MS = 100;

/** A signature that is not written yet. */
interface Unwritten {
  readonly block: bigint;
  readonly size: number;
  readonly root: string;
  readonly signature: string;
}

export function createReceipts(deps: { store: Store; signer: ReceiptSigner }): Receipts {
  const { store, signer } = deps;
  const writing = new Set<Promise<void>>();
  let gathered: Unwritten[] = [];
  let timer: NodeJS.Timeout | undefined;

  function keep(signed: Unwritten): void {
    gathered.push(signed);
    timer ??= setTimeout(write, GATHER_MS);
  }

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.length === 0) return;
    const written = keepSignatures(store, gathered, signer.publicKey)
      .catch(() => {}) // They can be made again from the bets.
      .finally(() => writing.delete(written));
    writing.add(written);
    gathered = [];
  }

  async function sign(block: bigint, tree: ReceiptTree): Promise<Map<bigint, ReceiptView>> {
    const signature = await signer.signReceipts(tree.root, tree.size);
    keep({ block, size: tree.size, root: tree.root, signature });
    return tree.sign(signature, signer.publicKey);
  }

  async function ofBlock(block: bigint): Promise<Map<bigint, ReceiptView>> {
    const [sources, kept] = await Promise.all([readBlock(store, block), readSignature(store, block)]);
    // A block of large contents takes 10 ms to print and 5 ms to hash. Each step gets its own turn of the event loop.
    await turn();
    const tree = receiptTree(sources);
    await turn();
    return kept ? tree.sign(kept.signature, kept.key) : sign(block, tree);
  }

  return {
    signed: (sources) => sign(sources[0]!.id / BLOCK, receiptTree(sources)),
    async of(betIds) {
      const blocks = [...new Set(betIds.map((id) => id / BLOCK))];
      const found = await Promise.all(blocks.map(ofBlock));
      const all = new Map(found.flatMap((receipts) => [...receipts]));
      return new Map(betIds.flatMap((id) => (all.has(id) ? [[id, all.get(id)!]] : [])));
    },
    async idle() {
      write();
      await Promise.all(writing);
    },
  };
}

/** Writes without waiting for the disk. Signatures lost in a crash are made again on request. */
async function keepSignatures(store: Store, signed: readonly Unwritten[], key: string): Promise<void> {
  await store.query({
    name: 'keep_receipts',
    text: `with lazy as (select set_config('synchronous_commit', 'off', true))
           insert into receipt_batch (block, size, root, signature, key)
           select block, size, decode(root, 'hex'), decode(signature, 'hex'), decode($5, 'hex')
           from lazy, unnest($1::bigint[], $2::smallint[], $3::text[], $4::text[]) signed (block, size, root, signature)
           on conflict (block) do nothing`,
    values: [
      signed.map(({ block }) => block),
      signed.map(({ size }) => size),
      signed.map(({ root }) => root),
      signed.map(({ signature }) => signature),
      key,
    ],
  });
}

async function readSignature(
  store: Store,
  block: bigint,
): Promise<{ signature: string; key: string } | undefined> {
  const { rows } = await store.query<{ signature: string; key: string }>(
    `select encode(signature, 'hex') as signature, encode(key, 'hex') as key from receipt_batch where block = $1`,
    [block],
  );
  return rows[0];
}

interface LeafRow {
  id: bigint;
  draw_id: bigint;
  lottery_id: string;
  issue: string;
  close_at: Date;
  descriptor_hash: string;
  acct: string;
  play_id: string;
  /** JSON text: as `jsonb`, the driver would parse all contents of a block in one turn of the event loop. */
  content: string;
  stake: bigint;
  odds: Record<string, string>;
  placed_at: Date;
  salt: string;
}

async function readBlock(store: Store, block: bigint): Promise<ReceiptSource[]> {
  const { rows } = await store.query<LeafRow>(
    `select t.id, t.draw_id, t.lottery_id, d.issue, d.close_at,
            coalesce(encode(d.descriptor_hash, 'hex'), '') as descriptor_hash,
            encode(t.acct, 'hex') as acct, t.play_id, t.content::text as content, t.stake, t.odds, t.placed_at,
            encode(t.salt, 'hex') as salt
     from bet t join draw_state d on d.id = t.draw_id
     where t.id between $1 and $2 order by t.id`,
    [block * BLOCK, block * BLOCK + BLOCK - 1n],
  );
  await turn();
  return rows.map((row) => ({
    id: row.id,
    leaf: canonicalJson(leafOf(row)),
    draw: {
      id: row.draw_id,
      lottery: row.lottery_id,
      issue: row.issue,
      closeAt: row.close_at.getTime(),
      descriptorHash: row.descriptor_hash,
    },
  }));
}

function leafOf(row: LeafRow): BetLeaf {
  return {
    v: PROTOCOL_VERSION,
    bet: Number(row.id),
    draw: drawRef({ lottery: row.lottery_id, issue: row.issue }),
    acct: row.acct,
    played: row.play_id,
    content: JSON.parse(row.content),
    stake: printAmount(amountOf(row.stake)),
    odds: row.odds,
    at: row.placed_at.getTime(),
    salt: row.salt,
  };
}

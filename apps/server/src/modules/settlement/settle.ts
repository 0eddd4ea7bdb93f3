import { merkleStream, outcomeLeafHash, toHex } from '@tessera/fairness';
import type { Draw, Family } from '@tessera/rules';
import type { Store, Tx } from '../../store/index.ts';
import { type SealedSet, sealedSet, sha256 } from '../betting/index.ts';
import { type HouseChoice, rulesOf } from '../lotteries/index.ts';
import type { BalanceRow } from './balances.ts';
import { decide, readChunk, writeChunk } from './chunk.ts';
import { createEvaluator, type Evaluator } from './evaluate.ts';

/** Dependencies of work on the bets of a draw. */
export interface Work {
  readonly store: Store;
  /** Bets read and written together. */
  readonly chunkBets: number;
  /** Called with the balances that a committed chunk changed. If it throws, the work stops and can be resumed later. */
  onChunk(row: BalanceRow): void;
}

/** Totals of the payouts of a settled draw, as in its settlement document. */
export interface Settled {
  /** Merkle root over (bet id, payout) of all paid bets in order of their ids, hex. */
  readonly root: string;
  readonly outcomes: number;
  /** Sum over all currencies: a control total. */
  readonly payout: bigint;
}

/**
 * Pays all winners of a drawn draw, in chunks that each commit with their progress: if it is killed at any point and called
 * again, each bet is still paid once. Losing bets are not written. Returns the root over the payouts; the draw stays `settling`
 * until its journal entry is made. A draw that is settled already is not changed.
 */
export async function settleDraw(work: Work, drawId: bigint): Promise<Settled> {
  const { store } = work;
  const draw = await beginSettling(store, drawId);
  if (!draw) return settledOf(store, drawId);
  const evaluator = createEvaluator(draw.result, rulesOf(draw));
  for (let after = draw.progress; ; after = await settleProgress(store, drawId)) {
    if (await settleFrom(work, drawId, after, evaluator)) return settledOf(store, drawId);
  }
}

/** A draw being settled. */
interface SettlingDraw {
  readonly id: bigint;
  readonly lottery: string;
  readonly issue: string;
  readonly family: Family;
  /** House rules under which its bets were sold, from its descriptor. */
  readonly house: HouseChoice;
  readonly result: Draw;
  /** Last bet id already settled. */
  readonly progress: bigint;
}

interface Row {
  id: bigint;
  lottery_id: string;
  issue: string;
  state: string;
  family: Family;
  house: HouseChoice;
  result: Draw;
  settle_progress: bigint;
  bets: number;
  stake_total: bigint;
  root: string | null;
}

/**
 * Begins or resumes a settlement: `drawn -> settling`. Before the first payout the bets are compared with the seal (D3), so that
 * nothing added, altered or removed after the close is ever paid. Returns undefined for a settled draw.
 * Throws when the draw has no result, or its bets are not the sealed ones.
 */
async function beginSettling(store: Store, drawId: bigint): Promise<SettlingDraw | undefined> {
  return store.tx(async (tx) => {
    const row = await readDraw(tx, drawId);
    if (row.state === 'settled') return undefined;
    if (row.state === 'drawn') {
      assertSealed(row, await sealedSet(tx, drawId));
      await tx.query('select begin_settling($1)', [drawId]);
    } else if (row.state !== 'settling') {
      throw new Error(`draw ${drawId} is ${row.state} and cannot be settled`);
    }
    return {
      id: row.id,
      lottery: row.lottery_id,
      issue: row.issue,
      family: row.family,
      house: row.house,
      result: row.result,
      progress: row.settle_progress,
    };
  });
}

/** Last bet id settled so far. */
async function settleProgress(store: Store, drawId: bigint): Promise<bigint> {
  const { rows } = await store.query<{ settle_progress: bigint }>(
    'select settle_progress from draw_state where id = $1',
    [drawId],
  );
  return rows[0]!.settle_progress;
}

async function readDraw(tx: Tx, drawId: bigint): Promise<Row> {
  const { rows } = await tx.query<Row>(
    `select d.id, lottery_id, issue, state, family, coalesce(descriptor->'house', '{}') as house, result,
            settle_progress, bets, stake_total, encode(bets_root, 'hex') as root
     from draw_state d join lottery_offer l on l.id = d.lottery_id where d.id = $1 for update of d`,
    [drawId],
  );
  if (!rows[0]) throw new Error(`draw ${drawId} does not exist`);
  return rows[0];
}

function assertSealed(row: Row, found: SealedSet): void {
  const same = found.bets === row.bets && found.stake === row.stake_total && found.root === row.root;
  if (!same) throw new Error(`draw ${row.id}: its bets are not the sealed ones; nothing is paid`);
}

/**
 * Settles chunk after chunk: while one is decided the next is read, and nothing else runs while one is written. Concurrent work
 * on
 * the machine would lengthen the write and its locks on the winners' accounts (ADR 16). Returns false if another process has
 * written one of the chunks: the caller starts again after it.
 */
async function settleFrom(
  { store, chunkBets, onChunk }: Work,
  drawId: bigint,
  first: bigint,
  evaluator: Evaluator,
): Promise<boolean> {
  const read = (after: bigint) => readChunk(store, drawId, after, chunkBets);
  let after = first;
  let chunk = await read(after);
  while (chunk.ids.length > 0) {
    const [decided, next] = await Promise.all([
      decide(store, drawId, after, chunk, evaluator),
      read(chunk.lastId),
    ]);
    const written = await writeChunk(store, drawId, after, chunk.lastId, decided);
    if (!written) return false;
    onChunk(written);
    after = chunk.lastId;
    chunk = next;
  }
  return true;
}

const OUTCOMES_READ = 20_000;

/** Adds up the outcomes of a draw in one pass. Cancelled bets were never sealed and are not included. */
async function settledOf(store: Store, drawId: bigint): Promise<Settled> {
  const tree = merkleStream(sha256);
  let payout = 0n;
  for (let after = 0n; ; ) {
    const { rows } = await store.query<{ bet_id: bigint; payout: bigint }>(
      `select bet_id, payout from outcome
       where draw_id = $1 and bet_id > $2 and kind = 'won' order by bet_id limit ${OUTCOMES_READ}`,
      [drawId, after],
    );
    for (const row of rows) {
      tree.push(outcomeLeafHash({ bet: row.bet_id, payout: row.payout }, sha256));
      payout += row.payout;
    }
    if (rows.length < OUTCOMES_READ) return { root: toHex(tree.root()), outcomes: tree.size, payout };
    after = rows.at(-1)!.bet_id;
  }
}

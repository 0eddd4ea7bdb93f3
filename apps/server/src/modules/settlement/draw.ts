import type { Draw, Family } from '@tessera/rules';
import type { Store, Tx } from '../../store/index.ts';
import { type SealedSet, sealedSet } from '../betting/index.ts';
import type { HouseChoice } from '../lotteries/index.ts';

/** A draw being settled. */
export interface SettlingDraw {
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
 * nothing added, altered or removed after the close is ever paid.
 * Throws when the draw has no result, or its bets are not the sealed ones.
 */
export async function beginSettling(store: Store, drawId: bigint): Promise<SettlingDraw> {
  return store.tx(async (tx) => {
    const row = await readDraw(tx, drawId);
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
export async function settleProgress(store: Store, drawId: bigint): Promise<bigint> {
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

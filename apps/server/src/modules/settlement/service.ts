import type { BalanceChanged } from '@tessera/protocol';
import type { Events } from '../../contract/index.ts';
import { type Clock, defineLongJob, type Jobs, type Store } from '../../store/index.ts';
import type { PlayerEmit } from '../betting/index.ts';
import { type BalanceRow, tellBalances } from './balances.ts';
import { correctDraw } from './correct.ts';
import { betsCorrected, betsDecided } from './events.ts';
import { refundDraw } from './refund.ts';
import { type Settled, settleDraw } from './settle.ts';
import { tellCorrected, tellSettled } from './tell.ts';

export interface SettlementDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly events: Events;
  readonly emit: PlayerEmit;
  /** Bets read and written together; each such chunk commits with its progress. Default 20 000. */
  readonly chunkBets?: number;
}

/** Settles bets and moves their money. Every method is safe to call again after any interruption. */
export interface Settlement {
  /**
   * Pays all winners of a `drawn` draw, which becomes `settling`; the caller makes it `settled`. Rebates and the players'
   * notifications follow automatically then.
   * Throws when the draw has no result or its bets are not the sealed ones.
   */
  settleDraw(drawId: bigint): Promise<Settled>;
  /** Pays the rebates of a settled draw; otherwise its follow-up does. */
  payRebates(drawId: bigint): Promise<void>;
  /** Pays the difference for this correction of a settled draw, notifies its players and publishes `betsCorrected`; nothing is taken back. */
  correctDraw(drawId: bigint, number: number): Promise<void>;
  /** Returns every stake of a `void` draw. */
  refundDraw(drawId: bigint): Promise<void>;
  /** What the job of the follow-up works with. */
  readonly deps: SettlementDeps;
}

/** Large enough that a commit costs little, small enough that a chunk takes well under a second. */
const CHUNK_BETS = 20_000;
/** Players paid in one statement. */
const CHUNK_PLAYERS = 2_000;
/** Pause before a draw that is not settled yet is checked again, ms. */
const LOOK_AGAIN_MS = 100;

/** Pays the rebates of a settled draw, notifies its players and publishes `betsDecided`; key: the draw. */
export const followUpJob = defineLongJob('bet.follow-up', {
  async run(deps: SettlementDeps, { key }) {
    const drawId = BigInt(key);
    if (!(await isSettled(deps.store, drawId))) return { runAgainAt: deps.clock.local() + LOOK_AGAIN_MS };
    await payRebates(workOf(deps, 'rebate'), drawId);
    await tellDecided(deps, drawId, true);
    return undefined;
  },
});

export function createSettlement(deps: SettlementDeps): Settlement {
  const { store, clock, jobs, emit, events } = deps;
  return {
    deps,
    async settleDraw(drawId) {
      const settled = await settleDraw(workOf(deps, 'win'), drawId);
      await jobs.add(followUpJob, String(drawId), clock.local());
      return settled;
    },
    payRebates: (drawId) => payRebates(workOf(deps, 'rebate'), drawId),
    async correctDraw(drawId, number) {
      await correctDraw(workOf(deps, 'win'), drawId, number);
      await tellCorrected(store, emit, drawId, number);
      await store.tx((tx) =>
        events.publish(tx, betsCorrected, `${drawId}:${number}`, { draw: drawId, number }),
      );
    },
    async refundDraw(drawId) {
      await refundDraw(workOf(deps, 'refund'), drawId);
      await tellDecided(deps, drawId, false);
    },
  };
}

const workOf = ({ store, emit, chunkBets = CHUNK_BETS }: SettlementDeps, cause: BalanceChanged['cause']) => ({
  store,
  chunkBets,
  onChunk: (row: BalanceRow) => tellBalances(emit, row, cause),
});

/** Pays the bets' own rebates of a settled draw, one ledger transaction per player (L13); safe to call again. */
async function payRebates({ store, onChunk }: ReturnType<typeof workOf>, drawId: bigint): Promise<void> {
  for (;;) {
    const { rows } = await store.query<BalanceRow>('select * from pay_rebates($1, $2)', [
      drawId,
      CHUNK_PLAYERS,
    ]);
    if (rows[0]!.players === null) return;
    onChunk(rows[0]!);
  }
}

/** Notifies the players of a decided draw, then the other modules. */
async function tellDecided(
  { store, emit, events }: SettlementDeps,
  drawId: bigint,
  settled: boolean,
): Promise<void> {
  await tellSettled(store, emit, drawId);
  await store.tx((tx) => events.publish(tx, betsDecided, String(drawId), { draw: drawId, settled }));
}

async function isSettled(store: Store, drawId: bigint): Promise<boolean> {
  const { rowCount } = await store.query("select from draw_state where id = $1 and state = 'settled'", [
    drawId,
  ]);
  return rowCount === 1;
}

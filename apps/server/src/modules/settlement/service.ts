import type { BalanceChanged } from '@tessera/protocol';
import type { Clock, Jobs, Store } from '../../store/index.ts';
import type { PlayerEmit } from '../betting/index.ts';
import { type BalanceRow, tellBalances } from './balances.ts';
import { correctDraw } from './correct.ts';
import { payRebates } from './rebates.ts';
import { refundDraw } from './refund.ts';
import type { Settled } from './root.ts';
import { settleDraw } from './settle.ts';
import { tellCorrected, tellSettled } from './tell.ts';

export interface SettlementDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
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
  /** Pays the difference for this correction of a settled draw, and notifies its players; nothing is taken back. */
  correctDraw(drawId: bigint, number: number): Promise<void>;
  /** Returns every stake of a `void` draw. */
  refundDraw(drawId: bigint): Promise<void>;
  /**
   * Calls `handler` once every bet of a draw is decided and its players are notified; again after a failure. Register before jobs
   * start.
   */
  onDecided(handler: (drawId: bigint) => Promise<void>): void;
}

/** Large enough that a commit costs little, small enough that a chunk takes well under a second. */
const CHUNK_BETS = 20_000;
/** Job that pays rebates and notifies the players, once the draw is settled. */
const FOLLOW_UP = 'bet.follow-up';
/** Pause before a draw that is not settled yet is checked again, ms. */
const LOOK_AGAIN_MS = 100;

export function createSettlement(deps: SettlementDeps): Settlement {
  const { store, clock, jobs, emit, chunkBets = CHUNK_BETS } = deps;
  const decided: ((drawId: bigint) => Promise<void>)[] = [];
  const follow = async (drawId: bigint): Promise<void> => {
    await tellSettled(store, emit, drawId);
    for (const handler of decided) await handler(drawId);
  };
  const work = (cause: BalanceChanged['cause']) => ({
    store,
    chunkBets,
    onChunk: (row: BalanceRow) => tellBalances(emit, row, cause),
  });
  jobs.onLong(FOLLOW_UP, async ({ key }) => {
    const drawId = BigInt(key);
    if (!(await isSettled(store, drawId))) return { runAgainAt: clock.local() + LOOK_AGAIN_MS };
    await payRebates(work('rebate'), drawId);
    await follow(drawId);
    return undefined;
  });
  return {
    async settleDraw(drawId) {
      const settled = await settleDraw(work('win'), drawId);
      await jobs.add(FOLLOW_UP, String(drawId), clock.local());
      return settled;
    },
    async correctDraw(drawId, number) {
      await correctDraw(work('win'), drawId, number);
      await tellCorrected(store, emit, drawId, number);
    },
    async refundDraw(drawId) {
      await refundDraw(work('refund'), drawId);
      await follow(drawId);
    },
    onDecided: (handler) => void decided.push(handler),
  };
}

async function isSettled(store: Store, drawId: bigint): Promise<boolean> {
  const { rowCount } = await store.query("select from draw_state where id = $1 and state = 'settled'", [
    drawId,
  ]);
  return rowCount === 1;
}

import type { Clock, Jobs, Store } from '../../store/index.ts';
import type { PlayerEmit } from '../betting/index.ts';
import { tellBalances } from './balances.ts';
import { payRebates } from './rebates.ts';
import { refundDraw } from './refund.ts';
import type { Settled } from './root.ts';
import { settleDraw } from './settle.ts';
import { tellSettled } from './tell.ts';

export interface SettlementDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly emit: PlayerEmit;
}

/** Decides bets and moves their money. Every method may be called again after any interruption. */
export interface Settlement {
  /**
   * Pays all winners of a `drawn` draw, which becomes `settling`; the caller makes it `settled`. Rebates and the
   * players' news follow by themselves then.
   * Throws when the draw has no result or its bets are not the sealed ones.
   */
  settleDraw(drawId: bigint): Promise<Settled>;
  /** Returns every stake of a `void` draw. */
  refundDraw(drawId: bigint): Promise<void>;
}

/** Job that pays rebates and tells the players, once the draw is settled. */
const FOLLOW_UP = 'bet.follow-up';
/** Pause before a draw that is not settled yet is looked at again, ms. */
const LOOK_AGAIN_MS = 100;

export function createSettlement({ store, clock, jobs, emit }: SettlementDeps): Settlement {
  jobs.on(FOLLOW_UP, async ({ key }) => {
    const drawId = BigInt(key);
    if (!(await isSettled(store, drawId))) return { runAgainAt: clock.local() + LOOK_AGAIN_MS };
    await payRebates(store, drawId, (row) => tellBalances(emit, row, 'rebate'));
    await tellSettled(store, emit, drawId);
    return undefined;
  });
  return {
    async settleDraw(drawId) {
      const settled = await settleDraw(store, drawId, (row) => tellBalances(emit, row, 'win'));
      await jobs.add(FOLLOW_UP, String(drawId), clock.local());
      return settled;
    },
    async refundDraw(drawId) {
      await refundDraw(store, drawId, (row) => tellBalances(emit, row, 'refund'));
      await tellSettled(store, emit, drawId);
    },
  };
}

async function isSettled(store: Store, drawId: bigint): Promise<boolean> {
  const { rowCount } = await store.query("select from draw where id = $1 and state = 'settled'", [drawId]);
  return rowCount === 1;
}

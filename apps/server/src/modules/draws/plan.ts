import { LocalServiceError } from '../../local-service/index.ts';
import { type Again, defineJob, type Tx, wakeJobs } from '../../store/index.ts';
import type { DrawsDeps } from './deps.ts';
import { planOutside } from './plan-outside.ts';
import { planVerifiable } from './plan-verifiable.ts';
import { nextSlots } from './slots.ts';
import { type LotteryRow, lotteryColumns } from './store.ts';
import type { Slot } from './timetable.ts';

/** Number of draws that are always planned: the one on sale and the next ones. */
const plannedAhead = 3;
/**
 * The next planning starts this long after the draw time, plus an own offset of whole seconds per lottery. Many lotteries
 * close at the same instant, and their due steps must not wait for draws that are minutes ahead.
 */
const planAfterMs = 2_000;
const planSeconds = 16;
/** A draw that closes sooner than this is not planned any more. */
const saleMsMin = 2_000;
/** Interval between checks for a beacon that is not known yet. */
const beaconWaitMs = 250;
/** Interval between checks of a lottery that is disabled or whose feed is not known; `planEnabled` wakes it earlier. */
const asleepMs = 86_400_000;

/** Key: the lottery. */
export const planJob = defineJob('draw.plan', {
  run: (deps: DrawsDeps, { key }, tx) => planDraws(deps, tx, key),
});

/**
 * Plans the next draw of a lottery, with descriptor and journal before any sale (D2). Runs until enough draws are planned,
 * then once per issue.
 */
export async function planDraws(deps: DrawsDeps, tx: Tx, lotteryId: string): Promise<Again | undefined> {
  const { rows } = await tx.query<LotteryRow & { enabled: boolean }>(
    `select ${lotteryColumns}, enabled from lottery_offer where id = $1 for update`,
    [lotteryId],
  );
  const lottery = rows[0];
  if (!lottery) return undefined;
  const now = await deps.clock.now(tx);
  if (!lottery.enabled) return { runAgainAt: now + asleepMs };
  const planDraw = plannerOf(deps, tx, lottery);
  if (!planDraw) return { runAgainAt: now + (lottery.source === 'feed' ? asleepMs : beaconWaitMs) };

  const slots = nextSlots(lottery, now + saleMsMin, plannedAhead);
  const known = await tx.query<{ issue: string }>(
    'select issue from draw where lottery_id = $1 and issue = any($2)',
    [lotteryId, slots.map(({ issue }) => issue)],
  );
  const planned = new Set(known.rows.map(({ issue }) => issue));
  const [slot, ...later] = slots.filter(({ issue }) => !planned.has(issue));
  if (slot) {
    try {
      await planDraw(slot);
    } catch (error) {
      // On a busy machine the draw may close before it is planned; the next one is planned instead.
      if (error instanceof LocalServiceError && error.code === 'draw_closed') return { runAgainAt: now };
      throw error;
    }
    // One draw per transaction. The signer keeps a registered draw even when the transaction is rolled back, and refuses a
    // draw that closes before a registered one. With several draws per transaction, a crash would cost all but the last of
    // them.
    if (later.length > 0) return { runAgainAt: now };
  }
  return { runAgainAt: slots[0]!.drawAt + planAfterMs + ownSecondOf(lotteryId) };
}

/** The function that plans a draw of the lottery; `undefined` until its source is known. */
function plannerOf(
  deps: DrawsDeps,
  tx: Tx,
  lottery: LotteryRow,
): ((slot: Slot) => Promise<void>) | undefined {
  if (lottery.source === 'operator') return (slot) => planOutside(deps, tx, lottery, slot);
  if (lottery.source === 'feed') {
    const feed = deps.feed.known();
    return feed && ((slot) => planOutside(deps, tx, lottery, slot, feed));
  }
  const beacon = deps.beacon.known();
  return beacon && ((slot) => planVerifiable(deps, tx, lottery, slot, beacon));
}

/** Offset in whole seconds (ms) that spreads the lotteries. */
function ownSecondOf(lotteryId: string): number {
  const sum = [...lotteryId].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 0);
  return (sum % planSeconds) * 1000;
}

/** Wakes the planning of enabled lotteries without planned draws: their feed is now known, or an operator changed one. */
export async function planEnabled({ store }: Pick<DrawsDeps, 'store'>): Promise<void> {
  const { rows } = await store.query<{ id: string }>(
    `select id from lottery_offer l where enabled
       and not exists (select from draw d where d.lottery_id = l.id and d.state in ('scheduled', 'open'))`,
  );
  await wakeJobs(
    store,
    planJob,
    rows.map(({ id }) => id),
  );
}

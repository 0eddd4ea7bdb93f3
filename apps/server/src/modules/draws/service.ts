import type { VoidDocument } from '@tessera/fairness';
import { hearAnnouncements } from './announce.ts';
import { type CurrentDraws, createCurrentDraws } from './current-draws.ts';
import type { DrawsDeps } from './deps.ts';
import { planDraws, planEnabled } from './plan.ts';
import { closeDraw, openDraw, warnOfClose } from './steps/open-close.ts';
import { judgeEntry } from './steps/operator.ts';
import { awaitOutside } from './steps/outside.ts';
import { recheckOutside } from './steps/recheck.ts';
import { drawResult } from './steps/result.ts';
import { freezeDraw, sealDraw } from './steps/seal.ts';
import { settleDraw } from './steps/settle.ts';
import { journalVoid } from './steps/void.ts';
import { plannedLotteries } from './store.ts';

export interface Draws {
  currentDraws: CurrentDraws;
  /** Starts planning: every own lottery gets draws as soon as the beacon is known. Worker nodes only. */
  start(): Promise<void>;
}

/**
 * Runs the draws of `lot/v1`. Every step is a job with its own key, so it happens once on any number of nodes. It reads
 * its state from the database, so it may be repeated after a crash.
 */
export async function createDraws(deps: DrawsDeps): Promise<Draws> {
  const { jobs, store, clock, lotteries } = deps;
  const currentDraws = createCurrentDraws(store);
  await hearAnnouncements(deps, (lotteryId) => currentDraws.drop(lotteryId));
  deps.nodeChannels.onReconnect(() => currentDraws.dropAll());

  jobs.on('draw.plan', async (job, tx) => {
    const again = await planDraws(deps, tx, job.key);
    return again;
  });
  jobs.on('draw.open', (job, tx) => openDraw(deps, tx, BigInt(job.key)));
  jobs.on('draw.closing', (job, tx) => warnOfClose(deps, tx, BigInt(job.key)));
  jobs.on('draw.close', (job, tx) => closeDraw(deps, tx, BigInt(job.key)));
  jobs.on('draw.freeze', (job, tx) => freezeDraw(deps, tx, BigInt(job.key)));
  jobs.on('draw.seal', (job, tx) => sealDraw(deps, tx, BigInt(job.key)));
  jobs.on('draw.result', (job, tx) => drawResult(deps, tx, BigInt(job.key)));
  jobs.on('draw.outside', (job, tx) => awaitOutside(deps, tx, BigInt(job.key)));
  jobs.on('draw.recheck', (job, tx) => recheckOutside(deps, tx, BigInt(job.key)));
  jobs.on('draw.operator', (job, tx) => judgeEntry(deps, tx, BigInt(job.key)));
  jobs.onLong(
    'draw.correct',
    (job) => {
      const [drawId, number] = job.key.split(':');
      return deps.settlement.correctDraw(BigInt(drawId!), Number(number));
    },
    { slow: true },
  );
  jobs.onLong('draw.settle', (job) => settleDraw(deps, BigInt(job.key)), { slow: true });
  jobs.onLong('draw.refund', (job) => deps.settlement.refundDraw(BigInt(job.key)), { slow: true });
  jobs.on('draw.void-journal', (job, tx) => {
    const { reason } = job.payload as { reason: VoidDocument['reason'] };
    return journalVoid(deps, tx, BigInt(job.key), reason);
  });

  return {
    currentDraws,
    async start() {
      for (const { id } of await plannedLotteries(store)) await jobs.add('draw.plan', id, clock.local());
      const wake = () => {
        planEnabled(deps).catch((error: unknown) => deps.log.error({ error }, 'a lottery was not planned'));
      };
      wake();
      lotteries.onChanged(wake);
      deps.beacon.warm().catch(() => {}); // already logged by `sellOnBeacon`
      // Lotteries of the feed are planned after the feed has answered. A refusal is already logged at the start.
      deps.feed.pin().then(wake, () => {});
    },
  };
}

import { hearAnnouncements } from './announce.ts';
import { type CurrentDraws, createCurrentDraws } from './current-draws.ts';
import type { DrawsDeps } from './deps.ts';
import { planEnabled, planJob } from './plan.ts';
import { closeJob, closingJob, openJob } from './steps/open-close.ts';
import { correctJob, operatorJob } from './steps/operator.ts';
import { outsideJob } from './steps/outside.ts';
import { recheckJob } from './steps/recheck.ts';
import { resultJob } from './steps/result.ts';
import { freezeJob, sealJob } from './steps/seal.ts';
import { settleJob } from './steps/settle.ts';
import { refundJob, voidJournalJob } from './steps/void.ts';
import { plannedLotteries } from './store.ts';

export interface Draws {
  /** What the jobs work with. */
  readonly deps: DrawsDeps;
  currentDraws: CurrentDraws;
  /** Starts planning: every own lottery gets draws as soon as the beacon is known. Worker nodes only. */
  start(): Promise<void>;
}

/** Jobs of draws, in the order of the steps. */
export const drawJobs = [
  planJob,
  openJob,
  closingJob,
  closeJob,
  freezeJob,
  sealJob,
  resultJob,
  outsideJob,
  recheckJob,
  operatorJob,
  correctJob,
  settleJob,
  refundJob,
  voidJournalJob,
] as const;

/** Draws of all lotteries. Their steps are jobs: `drawJobs`. */
export async function createDraws(deps: DrawsDeps): Promise<Draws> {
  const { jobs, store, clock, lotteries } = deps;
  const currentDraws = createCurrentDraws(store);
  await hearAnnouncements(deps, (lotteryId) => currentDraws.drop(lotteryId));
  deps.nodeChannels.onReconnect(() => currentDraws.dropAll());

  return {
    deps,
    currentDraws,
    async start() {
      for (const { id } of await plannedLotteries(store)) await jobs.add(planJob, id, clock.local());
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

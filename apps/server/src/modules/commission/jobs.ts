import { z } from 'zod';
import { defineJob, defineLongJob, idField } from '../../store/index.ts';
import { writeTeamBars } from './bars.ts';
import { daysToMake, firstOpenDay, payableDay } from './days.ts';
import type { CommissionDeps } from './deps.ts';
import { correctDay, makeDay, makePayable } from './make.ts';
import { payWeek, weekDue } from './pay.ts';

const EVERY_MS = 15 * 60_000;

export const daysJob = defineLongJob('commission.days', {
  slow: true,
  run: async (deps: CommissionDeps) => ({ runAgainAt: nextQuarter(await makeDaysDue(deps)) }),
});

export const payJob = defineLongJob('commission.pay', {
  slow: true,
  run: async (deps: CommissionDeps) => ({ runAgainAt: nextQuarter(await payDue(deps)) }),
});

/**
 * Makes the days that are due, each once and in a transaction of its own, then makes days payable whose time of holding is over.
 * Returns the time for which it did so, ms.
 */
export async function makeDaysDue(deps: CommissionDeps): Promise<number> {
  const { store, clock, log, settings } = deps;
  const now = await clock.now();
  const zone = settings.get('timeZone');
  for (const day of await daysToMake(store, now, zone)) {
    const { bars, made } = await store.tx(async (tx) => ({
      bars: await writeTeamBars(tx, day, deps),
      made: await makeDay(tx, day, zone),
    }));
    log.info({ day, rows: made, bars }, 'commission of a day is made');
  }
  await store.tx((tx) => makePayable(tx, payableDay(now, zone, settings.get('teamHoldDays'))));
  return now;
}

/** Pays the last week that is due, once. Returns the time for which it did so, ms. */
export async function payDue(deps: CommissionDeps): Promise<number> {
  const now = await deps.clock.now();
  const week = weekDue(now, deps.settings.get('timeZone'));
  const paid = await payWeek(deps, week);
  if (paid > 0) deps.log.info({ week, paid }, 'commission is paid');
  return now;
}

/** Payments are due at full hours, days end at a quarter of an hour in every zone. */
const nextQuarter = (now: number): number => (Math.floor(now / EVERY_MS) + 1) * EVERY_MS;

/** Takes back what was earned on stakes that a correction has returned. */
export const correctedJob = defineJob('commission.corrected', {
  slow: true,
  payload: z.object({ draw: idField }),
  async run({ log }: CommissionDeps, { payload: { draw } }, tx) {
    const rows = await correctDay(tx, draw);
    if (rows > 0) log.info({ draw, rows }, 'commission on returned stakes is taken back');
  },
});

/** Checks the rates against the edge of every play at the start, so that days in progress are judged as they will be made. */
export const barsJob = defineJob('commission.bars', {
  slow: true,
  async run(deps: CommissionDeps, _job, tx) {
    const day = await firstOpenDay(tx, await deps.clock.now(tx), deps.settings.get('timeZone'));
    await writeTeamBars(tx, day, deps);
  },
});

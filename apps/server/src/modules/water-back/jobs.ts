import { defineJob } from '../../store/index.ts';
import { highestFrom } from '../water-rates/index.ts';
import { daysDue, daysOpen } from './days.ts';
import type { WaterBackDeps } from './deps.ts';
import { waterBackMade } from './events.ts';
import { writeBars } from './lists.ts';
import { makeDay } from './make.ts';

const EVERY_MS = 15 * 60_000;

/** Makes the rows of the days that are due, each once and in this transaction. */
export const makeJob = defineJob('water-back.days', {
  slow: true,
  async run({ clock, events, log, settings, lotteries }: WaterBackDeps, _job, tx) {
    const now = await clock.now(tx);
    const zone = settings.get('timeZone');
    const due = daysDue(now, zone);
    const { rows } = await tx.query<{ day: string }>(
      `select day from unnest($1::date[]) due (day) where not exists (select from water_back_day d where d.day = due.day)
       order by day`,
      [due],
    );
    if (rows.length > 0) {
      const bars = await writeBars(tx, lotteries, (await highestFrom(tx, rows[0]!.day)).lottery);
      if (bars.length > 0) log.info({ bars }, 'plays whose edge has no room for water-back earn none');
      for (const { day } of rows) {
        const made = await makeDay(tx, day, zone);
        if (made > 0) await events.publish(tx, waterBackMade, day, { day });
        log.info({ day, rows: made }, 'water-back of a day is made');
      }
    }
    return { runAgainAt: (Math.floor(now / EVERY_MS) + 1) * EVERY_MS };
  },
});

/** Checks the rates against the edge of every play at the start, so that the days in progress are shown as they will be paid. */
export const edgesJob = defineJob('water-back.edges', {
  slow: true,
  async run({ clock, settings, lotteries }: WaterBackDeps, _job, tx) {
    const [open] = daysOpen(await clock.now(tx), settings.get('timeZone'));
    await writeBars(tx, lotteries, (await highestFrom(tx, open!)).lottery);
  },
});

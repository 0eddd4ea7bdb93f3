import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import { z } from 'zod';
import { defineJob, defineLongJob, idField, inStep, type Tx } from '../../store/index.ts';
import { countDraw, countRounds, raiseReached } from './count.ts';
import type { VipDeps } from './deps.ts';
import { levelRose } from './events.ts';
import { makeBonuses } from './periods.ts';

const ROUNDS_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;
/** Statements of platforms may come this many days late. */
const ROUNDS_DAYS = 2;
/** Draws counted in one go when the module starts for the first time. */
const DRAWS_AT_ONCE = 200;

/** The bets of a draw are decided; key: the draw. */
export const countDrawJob = defineLongJob('vip.draw', {
  slow: true,
  payload: z.object({ draw: idField }),
  async run(vip: VipDeps, { payload: { draw } }) {
    await raise(vip, `draw ${draw}`, (tx) => countDraw(tx, draw));
  },
});

/** Counts what the statements of game platforms have brought. */
export const countRoundsJob = defineLongJob('vip.rounds', {
  slow: true,
  async run(vip: VipDeps, job) {
    const { clock, settings } = vip;
    const now = await clock.now();
    const zone = settings.get('timeZone');
    const since = addDays(dayIn(now, zone), -ROUNDS_DAYS);
    await raise(vip, `rounds ${now}`, (tx) => countRounds(tx, since, zone));
    return inStep(ROUNDS_MS, job);
  },
});

/** Raises who reaches more than they hold: those whom a version of the levels lets rise, soon after its beginning. */
export const raiseJob = defineLongJob('vip.raise', {
  slow: true,
  async run(vip: VipDeps, job) {
    await raise(vip, `levels ${await vip.clock.now()}`, raiseReached);
    return inStep(HOUR_MS / 4, job);
  },
});

/** Makes the bonuses of weeks, months and birthdays when they begin. */
export const bonusesJob = defineJob('vip.bonuses', {
  slow: true,
  async run({ clock, settings }: VipDeps, _job, tx) {
    const now = await clock.now(tx);
    const zone = settings.get('timeZone');
    await makeBonuses(tx, dayIn(now, zone), zone);
    // Days of every zone begin at a quarter of an hour.
    return { runAgainAt: (Math.floor(now / (HOUR_MS / 4)) + 1) * (HOUR_MS / 4) };
  },
});

/** Counts the draws that were decided before the module existed. Each draw is a transaction of its own, counted once. */
export const countEarlierJob = defineLongJob('vip.earlier', {
  slow: true,
  async run({ store }: VipDeps) {
    for (let after = 0n; ; ) {
      const { rows } = await store.query<{ id: bigint }>(
        `select id from draw_state d where id > $1 and state = 'settled' and bets > 0
           and not exists (select from vip_draw v where v.draw_id = d.id) order by id limit $2`,
        [after, DRAWS_AT_ONCE],
      );
      for (const { id } of rows) await store.tx((tx) => countDraw(tx, id));
      if (rows.length < DRAWS_AT_ONCE) return;
      after = rows.at(-1)!.id;
    }
  },
});

/** Players in one event. */
const TOLD_TOGETHER = 500;

/** Counts, publishes who rose with the same commit, and tells their open pages afterwards. */
async function raise(
  { store, events, emit }: Pick<VipDeps, 'store' | 'events' | 'emit'>,
  key: string,
  count: (tx: Tx) => Promise<bigint[]>,
): Promise<void> {
  const players = await store.tx(async (tx) => {
    const risen = await count(tx);
    for (let from = 0; from < risen.length; from += TOLD_TOGETHER)
      await events.publish(tx, levelRose, `${key}:${from}`, {
        users: risen.slice(from, from + TOLD_TOGETHER),
      });
    return risen;
  });
  for (const player of players) emit.user(player, 'rewards:changed', {});
}

import { dayIn } from '@tessera/protocol';
import { addDays, weekdayOf, weekOf } from '@tessera/rewards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { decide, drawOf, seedProducts } from '../../../test/decided-bets.ts';
import { createTeamWorld } from '../../../test/teams.ts';
import { betsCorrected } from '../settlement/index.ts';
import { barsJob, daysJob, payJob } from './jobs.ts';
import { commissionModule } from './module.ts';
import { weekDue } from './pay.ts';

const app = useApp({ modules: [commissionModule], extend: ({ db }) => seedProducts(db) });
const ZONE = 'Asia/Shanghai';
const STAKE = 10_000_000n;
const TUESDAY = 2;

let player: bigint;
beforeAll(async () => {
  const { db } = app();
  const world = createTeamWorld(db);
  const agent = await world.agent({ from: '2026-01-01' });
  player = await world.member(agent, { ppm: 4_000, from: '2026-01-01' });
  await app().set('teamHoldDays', 2);
  await moveTo((day) => weekdayOf(day) === TUESDAY);
  for (const job of [barsJob, daysJob, payJob]) await db.jobs.add(job, 'test', db.clock.local());
  db.jobs.start();
});
afterAll(() => app().db.jobs.stop());

/** Moves the clock to 13:00 of a later day in the platform's zone. Returns the day. */
async function moveTo(wanted: (day: string) => boolean): Promise<string> {
  const { clock } = app().db;
  const now = await clock.now();
  let day = addDays(dayIn(now, ZONE), 1);
  while (!wanted(day)) day = addDays(day, 1);
  await clock.advance(Date.parse(`${day}T13:00:00+08:00`) - now);
  return day;
}

const rows = async () => {
  const { rows: found } = await app().db.store.query<{ amount: bigint; state: string }>(
    'select amount, state from team_commission where player = $1 order by turn',
    [player],
  );
  return found.map(({ amount, state }) => [amount, state]);
};

test('days are made, become payable and are paid on Monday by the jobs, corrections follow their event', async () => {
  const { db } = app();
  const now = await db.clock.now();
  const day = dayIn(now, ZONE);
  const [bet] = await decide(db, [{ user: player, stake: STAKE, at: now }]);
  await moveTo((one) => one > day);
  await expect.poll(rows).toEqual([[80_000n, 'accrued']]);
  await moveTo((one) => one > day);
  await expect.poll(rows).toEqual([[80_000n, 'payable']]);
  const { rows: bars } = await db.store.query<{ play_id: string }>(
    "select play_id from team_bar where lottery_id = 'k3-5m' and until_day is null",
  );
  expect(bars).toEqual([{ play_id: 'k3.credit.army' }]);
  await moveTo((one) => one === addDays(weekOf(day), 7));
  await expect.poll(rows).toEqual([[80_000n, 'paid']]);

  const draw = await drawOf(db, bet!);
  await db.asOwner(
    `insert into bet_correction (user_id, bet_id, number, draw_id, extra, wins, at)
     values ($1, $2, 1, $3, $4, '[{"tier": "push", "kind": "", "count": 1}]', app_now())`,
    [player, bet, draw, STAKE],
  );
  await db.store.tx((tx) =>
    app().platform.events.publish(tx, betsCorrected, `${draw}:1`, { draw, number: 1 }),
  );
  await expect.poll(rows).toEqual([
    [80_000n, 'paid'],
    [-80_000n, 'payable'],
  ]);
});

test('a week is due from Monday noon on', () => {
  const noon = Date.parse('2026-11-30T12:00:00+08:00');
  expect(weekDue(noon - 1, ZONE)).toBe('2026-11-23');
  expect(weekDue(noon, ZONE)).toBe('2026-11-30');
  expect(weekDue(noon + 6 * 86_400_000, ZONE)).toBe('2026-11-30');
});

import { expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { casesModule } from '../modules/cases/index.ts';
import { seedDemoCases } from './demo-cases.ts';

const app = useApp({ modules: [casesModule] });

test('three members have cases, one of them a break; a second start changes nothing', async () => {
  const { db, services } = app();
  for (const staked of [10, 30, 20, 40]) {
    const { userId } = await app().player();
    await db.asOwner(
      `insert into play_day (user_id, day, bets, staked) values ($1, platform_day(app_now()), 12, $2)`,
      [userId, staked],
    );
  }
  for (let start = 0; start < 2; start += 1) await seedDemoCases(services.cases);
  const { rows } = await db.store.query<{ rule: string; acts: number }>(
    `select c.rule, count(a.*)::integer as acts from risk_case c join case_act a on a.case_id = c.id group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { rule: 'chasing-losses', acts: 3 },
    { rule: 'limits-raised', acts: 4 },
    { rule: 'many-deposits', acts: 3 },
    { rule: 'night-play', acts: 3 },
  ]);
});

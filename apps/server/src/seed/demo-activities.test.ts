import { expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { createDrawParts } from '../../test/reward-draws.ts';
import { activitiesModule } from '../modules/activities/index.ts';
import { findUserByName } from '../modules/identity/index.ts';
import { seedDemoActivities } from './demo-activities.ts';
import { seedDemoPlayers } from './demo-players.ts';

const app = useApp({ modules: [activitiesModule], replace: createDrawParts().replace });

test('demo takes part in every activity that runs, with a bonus to earn; a second start changes nothing', async () => {
  const { db, services } = app();
  await seedDemoPlayers(services.identity, db.clock.local());
  for (let start = 0; start < 2; start += 1) await seedDemoActivities(services.activities);
  const demo = await findUserByName(db.store, 'demo');
  const { rows } = await db.store.query<{ ids: string[] }>('select activities_joined($1) as ids', [demo!.id]);
  expect(rows[0]!.ids.sort()).toEqual([
    'daily-play',
    'day-insurance',
    'deposit-gift',
    'lucky-wheel',
    'multiple-race',
  ]);
  const { rows: bonuses } = await db.store.query(
    'select source, amount, required, state, at < app_now() as past from reward where user_id = $1',
    [demo!.id],
  );
  expect(bonuses).toEqual([
    { source: 'deposit_match', amount: 880_000n, required: 8_800_000n, state: 'active', past: true },
  ]);
});

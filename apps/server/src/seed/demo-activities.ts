import { type ActivityDeps, joinActivity, matchDeposit } from '../modules/activities/index.ts';
import { findUserByName } from '../modules/identity/index.ts';
import { withPastClock } from '../store/index.ts';
import { demoPlayers } from './demo-players.ts';
import { demoRid } from './demo-request.ts';

const DAY_MS = 86_400_000;
/** Days before the start on which the players joined. */
const RACE_DAYS = 6;
/** Bets of `demo` after the bonus was given: less than what it requires. */
const BETS_SINCE = 20;
const DEPOSIT = 10_000_000n;

/**
 * Joins both players to the race some days ago, and `demo` to all other activities: with a deposit bonus before the last bets, whose
 * stake counts once jobs run, with an insurance, and with a turn of the wheel to take. Each press has a fixed request id, so a repeated seed does nothing twice.
 */
export async function seedDemoActivities(deps: ActivityDeps): Promise<void> {
  const { store, clock } = deps;
  const demo = await findUserByName(store, 'demo');
  if (!demo) return;
  const { rows } = await store.query<{ ids: string[] }>('select activities_joined($1) as ids', [demo.id]);
  if (rows[0]!.ids.length > 0) return;
  const { rows: bets } = await store.query<{ placed_at: Date }>(
    'select placed_at from placed_bet where user_id = $1 order by placed_at desc offset $2 limit 1',
    [demo.id, BETS_SINCE],
  );
  const now = clock.local();
  await deps.rewardDraws.open();
  await join(deps, 'demo', 'lucky-wheel');
  await withPastClock(store.address, clock, async (moveTo) => {
    await moveTo(now - RACE_DAYS * DAY_MS);
    for (const name of demoPlayers) await join(deps, name, 'multiple-race');
    await moveTo(bets[0]?.placed_at.getTime() ?? now - DAY_MS);
    for (const id of ['deposit-gift', 'day-insurance', 'daily-play']) await join(deps, 'demo', id);
    await store.tx((tx) => matchDeposit(tx, { user: demo.id, amount: DEPOSIT }, deps));
  });
}

async function join(deps: ActivityDeps, userName: string, id: string): Promise<void> {
  const user = await findUserByName(deps.store, userName);
  if (!user) return;
  await joinActivity(
    { userId: user.id, currency: user.currency, kind: 'player' },
    { rid: demoRid(`${userName} joins ${id}`), id, version: 1, shown: false },
    user.language,
    deps,
  );
}

import { activitiesModule } from '../src/modules/activities/index.ts';
import type { NewOffer } from '../src/modules/rewards/index.ts';
import type { Tx } from '../src/store/index.ts';
import { TEST_PASSWORD, type TestBrowser, useApp } from './app.ts';
import { freshRid } from './bets.ts';
import { decide, seedProducts } from './decided-bets.ts';
import { createDrawParts } from './reward-draws.ts';
import { publishTestOffer, termsOf } from './rewards.ts';

/** A new request for a version of an offer. */
export const press = ({ id, version }: { readonly id: string; readonly version: number }) => ({
  rid: freshRid(),
  id,
  version,
});

/** Signs a player in again, after the clock has moved. */
export async function back(player: TestBrowser & { readonly name: string }): Promise<void> {
  player.token = await player.expectOk('POST /api/user/login', {
    user_name: player.name,
    password: TEST_PASSWORD,
  });
}

/** The application with activities and lotteries, and what tests of activities do with it. */
export function useActivities() {
  const app = useApp({
    modules: [activitiesModule],
    replace: createDrawParts().replace,
    extend: ({ db }) => seedProducts(db),
  });
  const now = () => app().db.clock.now();
  return {
    app,
    now,
    /** Publishes a version of an offer, by default a daily task without bounds, live from now on. */
    offer: (fields: Partial<NewOffer> = {}) =>
      publishTestOffer(app().db, {
        terms: termsOf({ kind: 'daily_task', task: 'play_once', goal: 1, prize: '1' }),
        ...fields,
      }),
    /** Runs a job in a transaction of its own. */
    job: (run: (tx: Tx) => unknown) => app().db.store.tx(async (tx) => run(tx)),
    /** Places and decides a bet. Returns its id. */
    async play(user: bigint, fields: Partial<Parameters<typeof decide>[1][number]> = {}): Promise<bigint> {
      const [bet] = await decide(app().db, [{ user, at: (await now()) + 150_000, ...fields }]);
      return bet!;
    },
  };
}

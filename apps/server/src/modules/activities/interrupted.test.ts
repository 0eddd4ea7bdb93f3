import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshRid } from '../../../test/bets.ts';
import { CUTS, cutting } from '../../../test/cut.ts';
import { createDrawParts } from '../../../test/reward-draws.ts';
import { publishTestOffer, rewardFaults, termsOf } from '../../../test/rewards.ts';
import type { Store } from '../../store/index.ts';
import { rewardDrawsModule } from '../reward-draws/index.ts';
import { activitiesModule } from './module.ts';
import { spinActivity } from './take-part.ts';
import { drawSpin } from './wheel-draw.ts';

const parts = createDrawParts();
const app = useApp({
  modules: [rewardDrawsModule, activitiesModule],
  replace: parts.replace,
  extend: ({ db }) => parts.follow(db.clock),
});
const FULL = process.env.TRUST === 'full';
const TIMES = FULL ? 20 : 2;
const terms = termsOf({
  kind: 'wheel',
  size: 2,
  tiles: [
    { prize: '2', count: 1 },
    { prize: '3', count: 1 },
  ],
  turns: 100,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
});

let player: Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let offer: { id: string; version: number };
beforeAll(async () => {
  offer = await publishTestOffer(app().db, { terms });
  await app().services['reward-draws'].open();
});
beforeEach(async () => {
  player = await app().player({ balance: '1' });
});

const depsWith = (store: Store) => ({ ...app().services.activities, store });

interface State extends Record<string, unknown> {
  readonly pressed: number;
  readonly drawn: number;
  readonly jobs: number;
  readonly won: bigint;
  readonly paid: bigint;
}

async function state(): Promise<State> {
  const { rows } = await app().db.store.query<State>(
    `select count(*)::integer as pressed, count(drawn_at)::integer as drawn, coalesce(sum(prize), 0)::bigint as won,
       (select coalesce(sum(amount), 0)::bigint from reward where user_id = $2 and source = 'wheel') as paid,
       (select count(*)::integer from job where kind = 'activities.spin' and key = any (array_agg(s.id::text))) as jobs
     from wheel_spin s where offer_id = $1 and user_id = $2`,
    [offer.id, player.userId],
  );
  return rows[0]!;
}

/** The turn pressed last, once its round has come. */
async function lastDue(): Promise<bigint> {
  const { clock, store } = app().db;
  const { rows } = await store.query<{ id: bigint; due: Date }>(
    'select id, due from wheel_spin where offer_id = $1 and user_id = $2 order by id desc limit 1',
    [offer.id, player.userId],
  );
  const { id, due } = rows[0]!;
  await clock.advance(Math.max(0, due.getTime() - (await clock.now())));
  return id;
}

test.each(CUTS)(
  '[F1] interrupted %s, a press counts fully or not at all and once when it is repeated; so does its drawing',
  async (_, when) => {
    const { store } = app().db;
    const caller = { userId: player.userId, currency: 'CNY', kind: 'player' as const };
    const cut = depsWith(cutting(store, when));
    await player.expectOk('POST /api/activity/join', { rid: freshRid(), ...offer });
    for (let time = 1; time <= TIMES; time += 1) {
      const input = { rid: freshRid(), ...offer };
      const before = await state();
      await expect(spinActivity(caller, input, cut)).rejects.toThrow();
      const kept = await state();
      if (when !== 'after') expect(kept).toEqual(before);
      for (let again = 0; again < 2; again += 1) await spinActivity(caller, input, depsWith(store));
      const pressed = await state();
      expect(pressed).toMatchObject({ pressed: time, drawn: time - 1, jobs: time });
      if (when === 'after') expect(pressed).toEqual(kept);

      const id = await lastDue();
      await expect(drawSpin(cut, id)).rejects.toThrow();
      const drawn = await state();
      if (when !== 'after') expect(drawn).toEqual(pressed);
      for (let again = 0; again < 2; again += 1) await drawSpin(depsWith(store), id);
      const done = await state();
      expect(done).toMatchObject({ pressed: time, drawn: time, jobs: time, won: done.paid });
      if (when === 'after') expect(done).toEqual(drawn);
    }
    expect(await rewardFaults(app().db)).toEqual([]);
  },
  FULL ? 1_200_000 : 60_000,
);

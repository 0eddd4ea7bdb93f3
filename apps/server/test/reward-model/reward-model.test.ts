import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { activitiesModule } from '../../src/modules/activities/index.ts';
import { rewardDrawsModule } from '../../src/modules/reward-draws/index.ts';
import { welfareModule } from '../../src/modules/welfare/index.ts';
import { useApp } from '../app.ts';
import { createDrawParts } from '../reward-draws.ts';
import { createRewardWorld, stopTestOffer } from '../rewards.ts';
import { begin, carryOut, compare, limits, noteTurns, type Setting, type Sums } from './acts.ts';
import { life } from './life.ts';

const SEEDS = process.env.TRUST === 'full' ? 10_000 : 60;
/** Milliseconds; the full number takes about a quarter of an hour. */
const TIMEOUT = process.env.TRUST === 'full' ? 3_600_000 : 60_000;
/** Seeds between two audits. */
const AUDIT_EVERY = 50;

const parts = createDrawParts();
const app = useApp({
  modules: [rewardDrawsModule, welfareModule, activitiesModule],
  replace: parts.replace,
  extend: ({ db }) => parts.follow(db.clock),
});
let setting: Setting;
beforeAll(async () => {
  const { db, services } = app();
  setting = { db, services, world: await createRewardWorld(db) };
});

test(
  `[R4] [L17] ${SEEDS} lives of an offer, its turns and packets: never a unit over the budget, entries = balances, whatever is reversed`,
  async ({ task }) => {
    const lives = { cash: 0, wheel: 0, packets: 0 };
    let [count, drawn] = [0, 0];
    await fc.assert(
      fc.asyncProperty(life, async ({ kind, alone, budget, share, groups }) => {
        const players = await setting.world.players(4);
        const sums: Sums = {
          kind,
          alone,
          offer: await begin(setting, { kind, players }, limits(budget, share)),
          players,
          credited: new Map(),
          bonuses: [],
          pressed: new Map(),
          drawn: 0,
          given: 0n,
        };
        for (const group of groups) {
          await Promise.all(group.map((next) => carryOut(setting, sums, next)));
          await noteTurns(setting, sums);
          await compare(setting, sums);
        }
        await carryOut(setting, sums, { what: 'draw' });
        await noteTurns(setting, sums);
        expect(sums.pressed.size).toBe(0);
        await compare(setting, sums);
        // An offer that is over is not looked at by the next lives.
        await stopTestOffer(setting.db, sums.offer.id);
        lives[kind] += 1;
        drawn += sums.drawn;
        count += 1;
        if (count % AUDIT_EVERY === 0) expect(await setting.world.faults(false)).toEqual([]);
      }),
      { numRuns: SEEDS },
    );
    expect(await setting.world.faults()).toEqual([]);
    Object.assign(task.meta, {
      figure: {
        id: 'L17',
        text: `${count} lives of an offer (${lives.wheel} of wheels, ${lives.packets} of packets, ${drawn} turns and shares), no unit over a budget`,
      },
    });
  },
  TIMEOUT,
);

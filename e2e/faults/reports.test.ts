import { dayIn } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedger } from '../../apps/server/src/modules/ledger/index.ts';
import { rollUp } from '../../apps/server/src/modules/reports/index.ts';
import {
  createPlayWriter,
  fundPlay,
  type RawDay,
  randomFrom,
  rangeWithin,
  rawPlayerDays,
  rawTeamActive,
  rawTeamDays,
  rolledActive,
  rolledDays,
  withoutEmpty,
  writesOf,
} from '../../apps/server/test/reports.ts';
import { createTeamWorld } from '../../apps/server/test/teams.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { type FailpointTable, installFailpoints, killAt } from './failpoint.ts';
import { type Inside, inside } from './inside.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, rounds } from './report.ts';

const ZONE = 'Asia/Shanghai';
const DAY_MS = 86_400_000;
/** Milliseconds of a test in the full form. */
const TIMEOUT = 2_400_000;
const AGENTS = rounds(8, 30);
const DAYS = rounds(4, 30);
/** Each table that a step of the roll-up writes. */
const points: readonly FailpointTable[] = ['player_day', 'team_day', 'team_active', 'report_progress'];
const random = randomFrom(20261128);
const writer = createPlayWriter(random, { audited: true });

let platform: Platform;
let agents: bigint[];
let players: bigint[];

/** The store of the platform as the helpers of the server's tests take it. */
const asTestStore = ({ store, operators }: Inside) => ({
  store,
  asOwner: async <Row extends Record<string, unknown>>(sql: string, values?: unknown[]) =>
    (await operators.query<Row>(sql, values)).rows,
});

beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, async (parts) => {
    const db = asTestStore(parts);
    const world = createTeamWorld(db);
    agents = [await world.agent()];
    while (agents.length < AGENTS)
      agents.push(await world.member(agents[random(Math.min(agents.length, 5))]!, { kind: 'agent' }));
    players = [await world.account()];
    for (let made = 0; made < 2 * AGENTS; made += 1)
      players.push(await world.member(agents[random(agents.length)]!));
    players.push(...agents);
    await fundPlay(db.store, await createLedger(parts.store, parts.nodeChannels), players, 'CNY', ['main']);
  });
  await installFailpoints(platform, ...points);
});
afterAll(() => platform?.stop());

const play = () =>
  inside(platform, async (parts) => {
    const target = { ...asTestStore(parts), ledger: await createLedger(parts.store, parts.nodeChannels) };
    for (let made = 0; made < 3; made += 1) await writer.batch(target, players, 1 + random(30));
  });

/** Waits until the server has rolled up everything. */
const rolledUp = () =>
  inside(platform, ({ store }) =>
    until('the roll-up of the whole ledger', async () => {
      const { rows } = await store.query(
        'select from report_progress p, chain_head c where c.seq = p.seq and not c.unchained',
      );
      return rows.length > 0;
    }),
  );

test(
  '[R2.8] [F1] roll-ups equal the ledger after kills at each of their writes, and a second run writes nothing',
  async () => {
    const first = await inside(platform, async ({ clock }) => dayIn(await clock.now(), ZONE));
    for (let day = 0; day < DAYS; day += 1) {
      const table = points[day % points.length]!;
      await play();
      await killAt(platform, table, play);
      await rolledUp();
      recovered();
      await play();
      await inside(platform, ({ clock }) => clock.advance(DAY_MS));
    }
    await rolledUp();
    let compared = 0;
    await inside(platform, async ({ store, clock }) => {
      const whole = { from: first, to: dayIn(await clock.now(), ZONE) };
      for (const [table, users, raw] of [
        ['player_day', players, rawPlayerDays],
        ['team_day', agents, rawTeamDays],
      ] as const)
        for (const user of users) {
          const values = [user, 'CNY', whole.from, whole.to];
          const rolled = await store.query(rolledDays(table), values);
          const plain = await store.query<RawDay>(raw, [...values, ZONE]);
          expect(rolled.rows, `${table} ${user}`).toEqual(withoutEmpty(plain.rows));
          compared += rolled.rows.length;
        }
      for (const agent of agents)
        for (const range of [whole, rangeWithin(random, first, DAYS)]) {
          const values = [agent, 'CNY', range.from, range.to];
          const plain = await store.query(rawTeamActive, [...values, ZONE]);
          expect((await store.query(rolledActive, values)).rows).toEqual(plain.rows);
        }
      expect(compared).toBeGreaterThan(AGENTS * DAYS);
      const before = await writesOf({ store });
      const again = await store.tx((tx) => rollUp(tx, ZONE));
      expect(again).toEqual({ entries: 0, more: false });
      expect(await writesOf({ store })).toEqual(before);
    });
    figure(
      'F1',
      `roll-ups of ${AGENTS} agents and ${players.length} players on ${DAYS} days: ${recovery()}; ${compared} days as in the ledger`,
    );
  },
  TIMEOUT,
);

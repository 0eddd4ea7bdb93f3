import { setTimeout as pause } from 'node:timers/promises';
import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import { beforeAll, describe, expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { house, player, posting } from '../../../test/money.ts';
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
  rollUpAll,
  withoutEmpty,
  writesOf,
} from '../../../test/reports.ts';
import { createTeamWorld } from '../../../test/teams.ts';
import { movements } from '../../movements.ts';
import { createChain, createLedger } from '../ledger/index.ts';
import { seedLotteries } from '../lotteries/index.ts';
import { rollUp } from './roll-up.ts';

const db = useStore();
const ZONE = 'Asia/Shanghai';
const DAYS = 30;
const DAY_MS = 86_400_000;
const random = randomFrom(20260303);

let agents: bigint[];
let members: bigint[];
let players: bigint[];
let first: string;
let play: (users: readonly bigint[], count: number) => Promise<void>;

const chain = () => createChain(db().store).drain();
const step = (entries?: number) => db().store.tx((tx) => rollUp(tx, ZONE, entries));
const rollAll = (entries?: number) => rollUpAll(db(), ZONE, entries);

const fund = async (users: readonly bigint[], currency?: string) =>
  fundPlay(db().store, await createLedger(db().store, db().nodeChannels), users, currency);

beforeAll(async () => {
  await db().store.tx((tx) => seedLotteries(tx));
  const world = createTeamWorld(db());
  const top = await world.agent();
  agents = [top, await world.agent()];
  members = [];
  // Thirty agents on up to six levels, each with players; and players in no team.
  while (agents.length < 30) {
    const upline = agents[random(agents.length)]!;
    const [node] = (
      await db().store.query<{ levels: number }>(
        'select cardinality(path) as levels from team_node where user_id = $1',
        [upline],
      )
    ).rows;
    if (node!.levels < 5) agents.push(await world.member(upline, { kind: 'agent' }));
  }
  for (let made = 0; made < 60; made += 1) members.push(await world.member(agents[random(agents.length)]!));
  const [alone, trial] = [await world.account(), await world.account('trial')];
  players = [...agents, ...members, alone, trial];
  await fund(players.filter((user) => user !== trial));
  await fund([trial], 'TRIAL');
  const ledger = await createLedger(db().store, db().nodeChannels);
  const writer = createPlayWriter(random, { trial: new Set([trial]) });
  play = (users, count) => writer.batch({ ...db(), ledger }, users, count);
  first = dayIn(await db().clock.now(), ZONE);
});

/** Whether the roll-ups of a player or team are those of the ledger, in a range of days. */
async function expectEqual(
  kind: 'player' | 'team',
  user: bigint,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const values = [user, 'CNY', from, to];
  const [raw, rolled] = await Promise.all([
    db().store.query<RawDay>(kind === 'team' ? rawTeamDays : rawPlayerDays, [...values, ZONE]),
    db().store.query<RawDay>(rolledDays(kind === 'team' ? 'team_day' : 'player_day'), values),
  ]);
  expect(rolled.rows, `${kind} ${user}`).toEqual(withoutEmpty(raw.rows));
  return rolled.rows.length;
}

describe('[R2.8] the roll-ups', () => {
  test('equal the ledger for 30 agents and all players on 30 days, whenever they are killed', async () => {
    const { store, asOwner, clock } = db();
    for (let day = 0; day < DAYS; day += 1) {
      for (let made = 0; made < 4; made += 1) {
        // Not everybody plays every day.
        await play(players.slice(random(40), 40 + random(players.length - 40)), 1 + random(40));
        await chain();
        if (random(3) > 0) continue;
        const killed = store.tx(async (tx) => {
          const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
          const rolling = rollUp(tx, ZONE, 1 + random(60));
          rolling.catch(() => {});
          await pause(random(6));
          await asOwner('select pg_terminate_backend($1)', [rows[0]!.pid]);
          await rolling;
          await tx.query('select 1');
        });
        await expect(killed).rejects.toThrow();
        await step(1 + random(60));
      }
      await clock.advance(DAY_MS + random(3) * 3_600_000 - 3_600_000);
    }
    await rollAll(50);
    const last = dayIn(await clock.now(), ZONE);
    const whole = { from: first, to: last };
    let rows = 0;
    for (const user of players) rows += await expectEqual('player', user, whole);
    for (const agent of agents) rows += await expectEqual('team', agent, whole);
    // Play was generated on most days, otherwise nothing would have been compared.
    expect(rows).toBeGreaterThan(1_000);
    for (const agent of agents)
      for (const range of [whole, rangeWithin(random, first, DAYS), rangeWithin(random, first, DAYS)]) {
        const values = [agent, 'CNY', range.from, range.to];
        const raw = await store.query(rawTeamActive, [...values, ZONE]);
        const rolled = await store.query(rolledActive, values);
        expect(rolled.rows, `${agent} ${range.from} ${range.to}`).toEqual(raw.rows);
      }
  });

  test('write nothing when nothing has happened', async () => {
    await rollAll();
    const before = await writesOf(db());
    expect(await rollAll()).toBe(0);
    expect(await writesOf(db())).toEqual(before);
  });

  test('add each batch once when several steps run at the same time', async () => {
    for (let made = 0; made < 10; made += 1) await play(players, 30);
    await chain();
    const done = await Promise.all(Array.from({ length: 8 }, () => step(1_000_000)));
    expect(done.filter(({ entries }) => entries > 0)).toHaveLength(1);
    const today = dayIn(await db().clock.now(), ZONE);
    for (const user of [...players, ...agents]) await expectEqual('player', user, { from: first, to: today });
    for (const agent of agents) await expectEqual('team', agent, { from: first, to: today });
  });

  test('count members who come back after a year, and days that are rolled up late', async () => {
    const world = createTeamWorld(db());
    const agent = await world.agent();
    const member = await world.member(agent);
    await fund([member]);
    const { store, clock, nodeChannels } = db();
    const ledger = await createLedger(store, nodeChannels);
    const start = dayIn(await clock.now(), ZONE);
    const moment = await clock.now();
    const deposit = (at: number) =>
      store.tx(async (tx) => {
        await ledger.post(tx, [
          {
            ...posting(member, [house('ext:gateway', -7n), player(member, 'main', 7n)]),
            kind: movements.get('deposit')!.kind,
          },
        ]);
        return at;
      });
    /** A deposit on a day after `start` that is rolled up now. */
    const on = async (day: number) => {
      await clock.advance(moment + day * DAY_MS - (await clock.now()));
      await deposit(day);
      await rollAll();
    };
    const counts = async (from: number, to: number) => {
      const values = [agent, 'CNY', addDays(start, from), addDays(start, to)];
      const rolled = await store.query(rolledActive, values);
      expect(rolled.rows).toEqual((await store.query(rawTeamActive, [...values, ZONE])).rows);
      return rolled.rows[0]!.depositors;
    };
    // The clock goes back: days between others, before all, and again on the same day.
    for (const day of [10, 400, 200, 300, 300, 5, 766, 11]) await on(day);
    expect(await counts(0, 4)).toBe(0);
    expect(await counts(0, 365)).toBe(1);
    expect(await counts(11, 11)).toBe(1);
    expect(await counts(12, 199)).toBe(0);
    expect(await counts(201, 299)).toBe(0);
    expect(await counts(401, 765)).toBe(0);
    expect(await counts(401, 766)).toBe(1);
    expect(await counts(766, 766)).toBe(1);
    await clock.advance(moment - (await clock.now()));
  });
});

test('the figures of movements in SQL are those that the modules declare', async () => {
  const ofTurnover = { stake: 'stake', return: 'payout', deposit: 'deposits' } as const;
  for (const movement of movements.values()) {
    const { kind, turnover } = movement;
    const { rows } = await db().store.query<{ debit: string | null; credit: string | null }>(
      'select report_figure($1, -1) as debit, report_figure($1, 1) as credit',
      [kind],
    );
    const figure =
      turnover === 'none'
        ? movement.report === 'none'
          ? null
          : movement.report
        : turnover === 'round' || turnover === 'bonus'
          ? null
          : ofTurnover[turnover];
    expect([kind, rows[0]]).toEqual([
      kind,
      turnover === 'round' ? { debit: 'stake', credit: 'payout' } : { debit: figure, credit: figure },
    ]);
  }
});

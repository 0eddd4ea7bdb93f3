import { amountOf, dayIn } from '@tessera/protocol';
import { addDays, chainCommission, weekdayOf, weekOf } from '@tessera/rewards';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bettingMovements } from '../../apps/server/src/modules/betting/movements.ts';
import { daysJob, payJob } from '../../apps/server/src/modules/commission/jobs.ts';
import { createLotteries } from '../../apps/server/src/modules/lotteries/index.ts';
import { createSettingsModule } from '../../apps/server/src/modules/settings/index.ts';
import { decide } from '../../apps/server/test/decided-bets.ts';
import { house, player, posting } from '../../apps/server/test/money.ts';
import { untilConnected } from '../../apps/server/test/rewards.ts';
import { createTeamWorld } from '../../apps/server/test/teams.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { type FailpointTable, installFailpoints, killAt } from './failpoint.ts';
import { type Inside, inside, violationsOf, withoutCallLimits } from './inside.ts';
import { betweenAudits } from './owner.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, isFull, rounds } from './report.ts';

const ZONE = 'Asia/Shanghai';
/** From midnight to a time after the rows of a day are made and payments are due. */
const AFTERNOON_MS = 13 * 3_600_000;
const TUESDAY = 2;
/** Days until commission is payable: a whole period fits between two Mondays. */
const HOLD_DAYS = 2;
/** The top first; the last is the rate of the players. */
const RATES = [12_000, 9_500, 8_000, 4_000];
const PLAYERS = 20;
const TIMEOUT = 2_400_000;

let platform: Platform;
let chain: bigint[];
let players: bigint[];
/** What each upline has earned so far, and how many periods there were. */
const earned = new Map<bigint, bigint>();
let periods = 0;

beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, async (parts) => {
    await withoutCallLimits(parts);
    await parts.set('teamHoldDays', HOLD_DAYS);
    const world = createTeamWorld(owning(parts));
    const from = '2026-01-01';
    chain = [await world.agent({ ppm: RATES[0]!, from })];
    for (const ppm of RATES.slice(1, -1))
      chain.push(await world.member(chain.at(-1)!, { kind: 'agent', ppm, from }));
    players = [];
    for (let made = 0; made < PLAYERS; made += 1)
      players.push(await world.member(chain.at(-1)!, { ppm: RATES.at(-1)!, from }));
    for (const user of players) await parts.fund(Number(user), '1000000');
  });
  await installFailpoints(platform, 'team_accrual', 'team_accrual_sum', 'team_accrual_day', 'team_payout');
});
afterAll(() => platform?.stop());

/** The store as tests of the server have it. */
const owning = ({ store, operators, clock }: Inside) =>
  ({
    store,
    clock,
    asOwner: async (sql: string, values?: unknown[]) => (await operators.query(sql, values)).rows,
  }) as unknown as Parameters<typeof decide>[0];

/** Moves the clock to an afternoon in the platform's zone, at least an hour ahead. */
async function moveTo({ clock }: Inside, wanted: (day: string) => boolean): Promise<string> {
  const now = await clock.now();
  let day = dayIn(now, ZONE);
  const at = () => Date.parse(`${day}T00:00:00+08:00`) + AFTERNOON_MS;
  while (!wanted(day) || at() < now + 3_600_000) day = addDays(day, 1);
  await clock.advance(at() - now);
  return day;
}

/** Begins a period: decided bets of all players on a Tuesday, with their stakes in the ledger. Returns the day. */
async function begin(parts: Inside): Promise<string> {
  const day = await moveTo(parts, (one) => weekdayOf(one) === TUESDAY);
  const at = await parts.clock.now();
  const stakes = players.map((user, place) => ({ user, at, stake: BigInt(place + 1) * 1_234_567n }));
  await betweenAudits(parts.store.address, async () => {
    const ids = await decide(owning(parts), stakes);
    await parts.post(
      ...stakes.map(({ user, stake }, place) =>
        posting(
          user,
          [player(user, 'main', -stake), house('stakes', stake)],
          bettingMovements.bet.kind,
          String(ids[place]),
        ),
      ),
    );
  });
  for (const { stake } of stakes)
    for (const [place, amount] of chainCommission(amountOf(stake), RATES).entries())
      earned.set(chain[place]!, (earned.get(chain[place]!) ?? 0n) + amount);
  periods += 1;
  return day;
}

/** Moves the clock on to each step of a period of a day; `reached`: whether its work is done. */
const steps = {
  made: {
    move: (parts: Inside, day: string) => moveTo(parts, (one) => one > day),
    reached: ({ store }: Inside, day: string) =>
      holds(store, 'select from team_accrual_day where day = $1', day),
  },
  payable: {
    move: (parts: Inside, day: string) => moveTo(parts, (one) => one >= addDays(day, HOLD_DAYS)),
    reached: ({ store }: Inside, day: string) =>
      holds(store, 'select from team_accrual_day where day = $1 and payable_at is not null', day),
  },
  paid: {
    move: (parts: Inside, day: string) => moveTo(parts, (one) => one >= addDays(weekOf(day), 7)),
    reached: ({ store }: Inside, day: string) =>
      holds(
        store,
        'select from team_payout_week where week = $1 and done_at is not null',
        addDays(weekOf(day), 7),
      ),
  },
} as const;
type Step = keyof typeof steps;
const stepNames = Object.keys(steps) as readonly Step[];

async function holds(store: Inside['store'], sql: string, day: string): Promise<boolean> {
  const { rowCount } = await store.query(sql, [day]);
  return rowCount === 1;
}

/** Expects that each upline has what it earned, by one payment for each period. */
async function expectPaid({ store }: Inside): Promise<void> {
  const { rows } = await store.query<{ user_id: bigint; balance: bigint; payments: number; weeks: number }>(
    `select b.user_id, b.balance, count(t.id)::integer as payments, count(distinct p.week)::integer as weeks
     from player_balance b
     join posting t on t.user_id = b.user_id and t.kind = 'commission'
     join team_payout p on p.id::text = t.key and p.beneficiary = b.user_id
     where b.user_id = any ($1) and b.kind = 'main' group by 1, 2`,
    [chain],
  );
  expect(new Map(rows.map(({ user_id, balance }) => [user_id, balance]))).toEqual(earned);
  for (const { payments, weeks } of rows) expect([payments, weeks]).toEqual([periods, periods]);
}

test(
  '[R3] [F4] of 50 concurrent jobs of a period one makes it, and one pays it',
  async () => {
    const waves = rounds(1, 40);
    for (let wave = 0; wave < waves; wave += 1) {
      await inside(platform, async (parts) => {
        const { settings } = await createSettingsModule({ ...parts, mode: 'test' });
        const lotteries = await createLotteries(parts);
        const deps = {
          ...parts,
          settings,
          lotteries,
          log: { info: () => {} },
          emit: { user: () => {} },
        } as never;
        const day = await begin(parts);
        for (const step of stepNames) {
          await steps[step].move(parts, day);
          // Beside the server's own jobs.
          const job = step === 'paid' ? payJob : daysJob;
          await Promise.all(
            Array.from({ length: 50 }, () =>
              untilConnected(async () => void (await job.run(deps, { payload: {} } as never, undefined))),
            ),
          );
          expect(await steps[step].reached(parts, day), step).toBe(true);
        }
        await expectPaid(parts);
      });
    }
    expect(await violationsOf(platform)).toEqual([]);
    figure('F4', `${waves} periods of commission, 50 concurrent jobs in each step, 1 payment for each agent`);
  },
  TIMEOUT,
);

/** Writes at which the server is killed, by the step that makes them. */
const points: Readonly<Record<Step, readonly FailpointTable[]>> = {
  made: ['team_accrual', 'team_accrual_sum', 'team_accrual_day'],
  payable: ['team_accrual_day'],
  paid: ['team_payout', 'team_accrual', 'entry', 'team_accrual_sum', 'ledger_tx', 'chain_queue'],
};

test(
  '[R3] [F1] a period killed in each of its steps pays each agent once, and the same',
  async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const day = await inside(platform, begin);
      for (const step of stepNames) {
        const { move, reached } = steps[step];
        const table = points[step][round % points[step].length]!;
        if (isFull || step !== 'payable')
          await killAt(platform, table, () => inside(platform, (parts) => move(parts, day)));
        else await inside(platform, (parts) => move(parts, day));
        await inside(platform, (parts) => until(`commission to be ${step}`, () => reached(parts, day)));
        recovered();
      }
      await inside(platform, expectPaid);
    }
    expect(await violationsOf(platform)).toEqual([]);
    figure('F1', `periods of commission killed in each step: ${recovery()}`);
  },
  TIMEOUT,
);

import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { violationsOf } from '../../../test/audited.ts';
import { testSigner } from '../../../test/bets.ts';
import { bettingModule } from '../../modules/betting/index.ts';
import { depositsModule, withdrawalBook } from '../../modules/cashier/index.ts';
import { commissionModule } from '../../modules/commission/index.ts';
import { seedHistory } from '../../modules/draws/index.ts';
import { findUserByName } from '../../modules/identity/index.ts';
import { ledgerChainModule } from '../../modules/ledger/index.ts';
import { reportsModule } from '../../modules/reports/index.ts';
import { settlementModule } from '../../modules/settlement/index.ts';
import { DEMO_AGENT, DEMO_PASSWORD } from '../demo-players.ts';
import { seedDemoReports } from '../demo-reports.ts';
import { isTeamSale } from './sales.ts';
import { refuseDemoTeam, seedDemoTeam } from './seed-team.ts';
import { demoTeam } from './tree.ts';

const modules = [
  bettingModule,
  settlementModule,
  depositsModule,
  ledgerChainModule,
  reportsModule,
  commissionModule,
] as const;
const replace = { helpers: { signer: testSigner() as never, witness: undefined as never } };
const app = useApp({ modules, replace });
const team = demoTeam();

/** The last two weeks: the test needs no more of them. */
const isSold = (lottery: string, place: number): boolean => isTeamSale(lottery, place) && place >= 105;

const deps = () => ({ ...app().db, ...app().services });

beforeAll(async () => {
  const { db } = app();
  await seedHistory(db.store, db.clock.local(), isSold);
  // The seed is interrupted in the middle, and begins again.
  let left = 9;
  const settlement = {
    ...app().services.settlement,
    settleDraw: async (id: bigint) => {
      if (left-- === 0) throw new Error('interrupted');
      return app().services.settlement.settleDraw(id);
    },
  };
  await expect(seedDemoTeam({ ...deps(), settlement })).rejects.toThrow('interrupted');
  await seedDemoTeam(deps());
});

async function figures() {
  const { rows } = await app().db.store.query(
    `select (select count(*)::integer from team_member) as members, (select count(*)::integer from bet) as bets,
       (select sum(balance) from account where user_id is not null) as balances, (select last_value from id_seq) as ids`,
  );
  return rows[0];
}

test('the agent signs in and has the team; a second start writes nothing', async () => {
  const browser = app().browser();
  browser.token = await browser.expectOk('POST /api/user/login', {
    user_name: DEMO_AGENT,
    password: DEMO_PASSWORD,
  });
  const before = await figures();
  expect(before).toMatchObject({ members: 301 });
  await seedDemoTeam(deps());
  expect(await figures()).toEqual(before);
});

test('[L1] [L9] [L11] the auditor finds nothing', async () => {
  const checks = [...modules.flatMap(({ auditChecks }) => auditChecks ?? []), withdrawalBook];
  expect(await violationsOf(app(), checks)).toEqual([]);
});

test('everybody who plays by the plan has bet on every day, at most with their rate, and was paid rebates at once', async () => {
  const { rows } = await app().db.store.query<{
    days: number;
    bets: number;
    above: number;
    due: number;
    open: number;
  }>(
    `select count(distinct platform_day(placed_at))::integer as days, count(*)::integer as bets,
       (count(*) filter (where rebate_ppm > team_rate_on(user_id, platform_day(placed_at))))::integer as above,
       (select count(*)::integer from rebate_due) as due,
       (select count(*)::integer from draw where sample and state <> 'settled') as open
     from bet`,
  );
  expect(rows[0]).toMatchObject({ above: 0, due: 0, open: 0 });
  expect(rows[0]!.days).toBeGreaterThanOrEqual(14);
  expect(rows[0]!.bets).toBeGreaterThan(500);
});

test('money came in before it was staked, and some went out again', async () => {
  const { rows } = await app().db.store.query(
    `select kind, count(*) > 3 as some, bool_and(at < app_now()) as past, sum(amount) as moved
     from player_movement where kind in ('deposit', 'withdrawal') group by kind order by kind`,
  );
  expect(rows).toMatchObject([
    { kind: 'deposit', some: true, past: true },
    { kind: 'withdrawal', some: true, past: true },
  ]);
  const { rows: credited } = await app().db.store.query('select sum(amount) as moved from deposit_credited');
  expect(credited).toEqual([{ moved: rows[0]!.moved }]);
});

test('[R1] each stake earns every upline the difference of the rates of its day, together the rate at the top less the own', async () => {
  const { rows } = await app().db.store.query<Record<string, number>>(
    `select count(*)::integer as stakes,
       (count(*) filter (where levels <> cardinality(path) or top <> team_rate_on(path[1], day) or own <> team_rate_on(player, day)))::integer
         as other,
       (count(*) filter (where amount > base::numeric * (top - own) / 1000000
         or amount <= base::numeric * (top - own) / 1000000 - 100 * levels))::integer as beside
     from (
       select a.player, a.day, n.path, count(*) as levels, max(a.own_ppm) as top, min(a.below_ppm) as own, max(a.base) as base,
         sum(a.amount) as amount
       from team_accrual a join team_node n on n.user_id = a.player group by a.player, a.day, a.product, n.path
     ) chain`,
  );
  expect(rows[0]).toMatchObject({ other: 0, beside: 0 });
  expect(rows[0]!.stakes).toBeGreaterThan(200);
});

test('[R3] commission waits, is payable or paid, and is held only from the member who is linked to the agent', async () => {
  const { db, services } = app();
  const agent = (await findUserByName(db.store, DEMO_AGENT))!;
  const sums = await services.commission.figures.sums(agent.id);
  for (const state of ['accrued', 'held', 'paid'] as const) expect(sums[state], state).toBeGreaterThan(0n);
  const { rows } = await db.store.query(
    `select distinct p.user_name as player, a.beneficiary from team_accrual a join player p on p.id = a.player where a.state = 'held'`,
  );
  expect(rows).toEqual([{ player: team.players[team.linked]!.name, beneficiary: agent.id }]);
  const { rows: paid } = await db.store.query(
    `select count(*) > 5 as some, bool_and(extract(isodow from platform_day(at)) = 1) as mondays, sum(amount) as amount
     from player_movement where kind = 'commission'`,
  );
  expect(paid[0]).toMatchObject({ some: true, mondays: true });
  const { rows: own } = await db.store.query(
    `select sum(amount)::bigint as amount from player_movement where kind = 'commission' and user_id = $1`,
    [agent.id],
  );
  expect(own).toEqual([{ amount: sums.paid }]);
});

test('[R2.8] the agent reads figures of the own play before any job has run', async () => {
  const { db, services } = app();
  await seedDemoReports(deps());
  const today = dayIn(db.clock.local(), services.settings.settings.get('timeZone'));
  const browser = app().browser();
  browser.token = await browser.expectOk('POST /api/user/login', {
    user_name: DEMO_AGENT,
    password: DEMO_PASSWORD,
  });
  const { total, played, as_of } = await browser.expectOk('POST /api/report/statistic', {
    from: addDays(today, -30),
    to: today,
  });
  expect(total.bets).toBeGreaterThan(3);
  for (const sum of [total.stake, total.payout, total.deposits]) expect(Number(sum)).toBeGreaterThan(0);
  expect(played.total).toBeGreaterThan(60);
  expect(dayIn(as_of, services.settings.settings.get('timeZone'))).toBe(today);
});

test('links count their registrations, and rates begin on the days of the plan', async () => {
  const { db, services } = app();
  const { rows } = await db.store.query(
    `select sum(uses)::integer as uses, count(*)::integer as links, count(disabled_at)::integer as disabled,
       (count(*) filter (where expires_at < app_now()))::integer as expired from team_link`,
  );
  expect(rows[0]).toEqual({
    uses: 300,
    links: team.links.length,
    disabled: team.links.filter(({ disabled }) => disabled !== undefined).length,
    expired: team.links.filter(({ ends = -1 }) => ends >= 0).length,
  });
  const today = dayIn(db.clock.local(), services.settings.settings.get('timeZone'));
  const { rows: rates } = await db.store.query<{ name: string; ppm: number }>(
    'select user_name as name, team_rate_on(id, $1) as ppm from user_account where register_rid is not null order by id',
    [today],
  );
  expect(rates).toHaveLength(301);
  expect(rates[0]).toEqual({ name: DEMO_AGENT, ppm: 12_000 });
});

test('a member who shares the browser of the agent is linked to the agent', async () => {
  const { rows } = await app().db.store.query(
    `select a.user_name from player_linked l join user_account a on a.id = l.user_id join user_account b on b.id = l.other_id
     where b.user_name = $1`,
    [DEMO_AGENT],
  );
  expect(rows).toEqual([{ user_name: team.players[team.linked]!.name }]);
});

test('production refuses to start while one of the accounts is enabled', async () => {
  const { identity } = app().services;
  await expect(refuseDemoTeam(identity)).rejects.toThrow(DEMO_AGENT);
  await app().db.asOwner('update user_account set enable = false where register_rid is not null');
  await expect(refuseDemoTeam(identity)).resolves.toBeUndefined();
});

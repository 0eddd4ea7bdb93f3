import { dayIn, printAmount } from '@tessera/protocol';
import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { addDays } from '@tessera/rewards';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, consoleBrowser, seedOperators, signedIn } from '../../../test/console.ts';
import { createPlayWriter, fundPlay, postMoves, randomFrom, rollUpHouse } from '../../../test/reports.ts';
import { createTeamWorld } from '../../../test/teams.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
const ZONE = 'Asia/Shanghai';
const DAY_MS = 86_400_000;
const DAYS = 12;
const random = randomFrom(20_261_129);

type Asked = ConsolePayload<'/console/report/run'>;
type Page = ConsoleReply<'/console/report/run'>;
type Figures = Readonly<Record<string, bigint>>;

let risk: ConsoleBrowser;
let players: bigint[];
let first: string;
let last: string;
let play: (count: number) => Promise<void>;

const today = async () => dayIn(await app().db.clock.now(), ZONE);
const asked = (report: string, more: Partial<Asked> = {}): Asked => ({
  report,
  from: first,
  to: last,
  currency: 'CNY',
  group: 'day',
  ...more,
});
const run = (report: string, more: Partial<Asked> = {}) =>
  risk.call('/console/report/run', asked(report, more));

beforeAll(async () => {
  const { db, services } = app();
  const world = createTeamWorld(db);
  players = [];
  while (players.length < 70) players.push(await world.account());
  const writer = createPlayWriter(random);
  play = (count) => writer.batch({ ...db, ledger: services.ledger }, players, count);
  await fundPlay(db.store, services.ledger, players);
  // The money that everybody begins with is of a day before the period.
  await db.clock.advance(DAY_MS);
  first = await today();
  for (let day = 0; day < DAYS; day += 1) {
    for (let made = 0; made < 4; made += 1) await play(20 + random(60));
    for (const agent of players.slice(0, 3))
      await postMoves(db, services.ledger, agent, [
        ['commission', `${900 + day}${agent}`, BigInt(1 + random(9_000)), 'rebate'],
      ]);
    await rollUpHouse(db, ZONE, 1 + random(80));
    last = await today();
    await db.clock.advance(DAY_MS + random(3) * 3_600_000 - 3_600_000);
  }
  await db.clock.advance(DAY_MS);
  await rollUpHouse(db);
  risk = await signedIn(app(), 'risk');
});

interface Entry extends Record<string, unknown> {
  readonly account: string;
  readonly kind: string;
  readonly amount: string;
  readonly user_id: string;
  readonly lottery: string | null;
  readonly day: string;
}

/** Sums of the ledger's entries by subject and figure: written without the definitions of the reports. */
async function independent(report: string, from = first, to = last): Promise<Map<string, Figures>> {
  const entries = await app().db.asOwner<Entry>(
    `select a.kind as account, t.kind, e.amount, coalesce(t.user_id, 0)::text as user_id, b.lottery_id as lottery,
       (e.at at time zone '${ZONE}')::date::text as day
     from entry e join account a on a.id = e.account_id and a.user_id is null join ledger_tx t on t.id = e.tx_id
     left join bet b on b.id::text = split_part(t.key, ':', 1)
     where e.currency = 'CNY'`,
  );
  const sums = new Map<string, Record<string, bigint>>();
  const add = (subject: string, name: string, amount: bigint) => {
    const known = sums.get(subject) ?? {};
    known[name] = (known[name] ?? 0n) + amount;
    sums.set(subject, known);
  };
  for (const { account, kind, amount: text, user_id, lottery, day } of entries) {
    if (day < from || day > to) continue;
    const amount = BigInt(text);
    const outside = account.startsWith('ext:') ? account.slice(4) : undefined;
    const isStake = ['bet', 'cancel', 'void'].includes(kind);
    const isPayout = ['win', 'correction'].includes(kind);
    const isGameStake = ['game_bet', 'game_rollback'].includes(kind) || (kind === 'play' && amount > 0n);
    const isGamePayout = kind === 'game_win' || (kind === 'play' && amount < 0n);
    const isGiven = account === 'bonus' || kind === 'water_back';
    const product = lottery ?? outside ?? kind;
    if (report === 'lotteries') {
      if (kind === 'bet') add(product, 'bets', 1n);
      if (isStake) add(product, 'stakes', amount);
      if (isPayout) add(product, 'payouts', -amount);
      if (kind === 'rebate') add(product, 'rebates', -amount);
    } else if (report === 'games') {
      if (isGameStake) add(product, 'stakes', amount);
      if (isGamePayout) add(product, 'payouts', -amount);
    } else if (report === 'taxes') {
      if (isStake || isGameStake) add(product, 'stakes', amount);
      if (isPayout || isGamePayout) add(product, 'payouts', -amount);
    } else if (report === 'channels') {
      if (kind === 'deposit') add(product, 'deposits', -amount);
      if (kind === 'withdrawal') add(product, 'withdrawals', amount);
    } else if (report === 'rewards') {
      if (isGiven) add(kind, 'grants', 1n);
      if (isGiven) add(kind, 'given', -amount);
    } else if (report === 'agents') {
      if (kind === 'commission') add(user_id, 'payments', 1n);
      if (kind === 'commission') add(user_id, 'commission', -amount);
    } else {
      if (kind === 'deposit') add(user_id, 'deposits', -amount);
      else if (kind === 'withdrawal') add(user_id, 'withdrawals', amount);
      else if (isStake || isGameStake) add(user_id, 'stakes', amount);
      else if (isPayout || isGamePayout) add(user_id, 'payouts', -amount);
      else if (kind === 'commission') add(user_id, 'commission', -amount);
      else add(user_id, 'given', -amount);
    }
  }
  return sums;
}

/** All rows of a run, page by page. */
async function allOf(made: Page): Promise<Page['rows']> {
  const rows = [...made.rows];
  for (let page = 2; page <= made.pages; page += 1)
    rows.push(...(await risk.call('/console/report/page', { id: made.id, page })).rows);
  return rows;
}

const columnsOf = async (report: string) =>
  (await risk.call('/console/report/list', {})).items.find(({ id }) => id === report)!.figures;
const unitsOf = (text: string) => BigInt(text.replace('.', ''));
const reports = ['lotteries', 'games', 'players', 'agents', 'channels', 'rewards', 'taxes'] as const;

describe('[R6.2] a report of the house', () => {
  test.each(reports)('%s adds up to an independent sum of the ledger, to the unit', async (report) => {
    const columns = await columnsOf(report);
    const expected = await independent(report);
    const made = await run(report, { group: 'period' });
    const rows = await allOf(made);
    expect(rows.map(({ subject }) => subject)).toEqual([...expected.keys()].sort());
    const derived = ['revenue', 'net_in', 'base', 'fees'];
    for (const { subject, figures } of rows)
      for (const [at, { id }] of columns.entries())
        if (!derived.includes(id))
          expect([subject, id, unitsOf(figures[at]!)]).toEqual([
            subject,
            id,
            expected.get(subject)![id] ?? 0n,
          ]);
    for (const [at] of columns.entries()) {
      const sum = rows.reduce((all, { figures }) => all + unitsOf(figures[at]!), 0n);
      expect(unitsOf(made.totals[at]!)).toBe(sum);
    }
    expect(made.ledger.report).toEqual(made.totals);
    expect(made.ledger.ledger).toEqual(made.totals);
    expect(made.ledger.difference.every((text) => unitsOf(text) === 0n)).toBe(true);
    // By day, the rows are finer and their total is the same.
    const byDay = await run(report);
    expect(byDay.totals).toEqual(made.totals);
    expect(byDay.count).toBeGreaterThanOrEqual(made.count);
    expect(byDay.hash).not.toBe(made.hash);
    const days = (await allOf(byDay)).map(({ day, subject }) => `${day} ${subject}`);
    expect(days).toEqual(days.toSorted());
    expect(new Set(days).size).toBe(byDay.count);
  });

  test('every entry of the house is in the figures of a report', async () => {
    const house = await app().db.asOwner<{ amount: string }>(
      `select coalesce(sum(e.amount), 0) as amount from entry e join account a on a.id = e.account_id and a.user_id is null
       where e.currency = 'CNY' and (e.at at time zone '${ZONE}')::date between '${first}' and '${last}'`,
    );
    const total = async (report: string, id: string) => {
      const at = (await columnsOf(report)).findIndex((column) => column.id === id);
      return unitsOf((await run(report)).totals[at]!);
    };
    const sum =
      (await total('lotteries', 'revenue')) +
      (await total('games', 'revenue')) +
      (await total('channels', 'net_in')) * -1n +
      (await total('channels', 'fees')) -
      (await total('rewards', 'given')) -
      (await total('agents', 'commission'));
    expect(sum).toBe(BigInt(house[0]!.amount));
  });

  test('run again after later play and corrections, has the same hash and the same figures', async () => {
    const before = await Promise.all(reports.map((report) => run(report)));
    for (let made = 0; made < 10; made += 1) await play(60);
    await rollUpHouse(app().db);
    const again = await Promise.all(reports.map((report) => run(report)));
    expect(again.map(({ hash, totals, rows }) => ({ hash, totals, rows }))).toEqual(
      before.map(({ hash, totals, rows }) => ({ hash, totals, rows })),
    );
    expect(new Set(again.map(({ hash }) => hash)).size).toBe(reports.length);
    expect(again.every(({ id }, at) => id !== before[at]!.id)).toBe(true);
    const shorter = await run('lotteries', { to: addDays(last, -1) });
    expect(shorter.hash).not.toBe(before[0]!.hash);
  });

  test('an altered roll-up is a difference to the ledger, and another hash', async () => {
    const before = await run('lotteries');
    const change = (amount: number) =>
      app().db.asOwner(
        `update house_day set received = received + ${amount} where side = 'subject' and kind = 'bet' and currency = 'CNY'
           and (day, subject) = (select day, subject from house_day where side = 'subject' and kind = 'bet' and currency = 'CNY'
             and day between '${first}' and '${last}' order by 1, 2 limit 1)`,
      );
    await change(1);
    const altered = await run('lotteries');
    await change(-1);
    expect(altered.ledger.difference[1]).toBe('0.0001');
    expect(altered.hash).not.toBe(before.hash);
    expect((await run('lotteries')).hash).toBe(before.hash);
  });

  test('narrowed to one subject it has its rows alone, and still compares the whole period', async () => {
    const whole = await run('players', { group: 'period' });
    const one = String(players[0]);
    const made = await run('players', { group: 'period', subject: one });
    expect(made.rows.map(({ subject }) => subject)).toEqual([one]);
    expect(made.rows[0]!.name).toMatch(/^member_/);
    expect(made.totals).toEqual(made.rows[0]!.figures);
    expect(made.ledger.report).toEqual(whole.totals);
    expect(made.ledger.ledger).toEqual(whole.totals);
  });

  test('of days without activity it is empty, and agrees with the ledger', async () => {
    const made = await run('lotteries', { from: '2020-01-01', to: '2020-02-01' });
    expect(made).toMatchObject({ count: 0, rows: [], pages: 1, page: 1 });
    expect(made.totals.every((text) => unitsOf(text) === 0n)).toBe(true);
    expect(made.ledger.ledger).toEqual(made.totals);
    expect(await csvOf(made.id)).toContain('\r\nNo Activity\r\n');
  });

  test('a tax is of the total, at the rate that was given, rounded down', async () => {
    const at = (await columnsOf('taxes')).findIndex(({ id }) => id === 'base');
    const made = await run('taxes', { ratePpm: 123_457 });
    const base = unitsOf(made.totals[at]!);
    const tax = base > 0n ? (base * 123_457n) / 1_000_000n : 0n;
    expect(made.tax).toBe(printAmount(tax as never));
    expect(made.hash).not.toBe((await run('taxes', { ratePpm: 1 })).hash);
    expect((await run('lotteries')).tax).toBeNull();
  });

  test('a tax is at the rate of the settings unless the run gives another, and an earlier run keeps its own', async () => {
    const without = await run('taxes');
    expect([without.asked.ratePpm, without.tax]).toEqual([undefined, '0.0000']);
    await app().set('taxRatePpm', 50_000);
    expect((await risk.call('/console/report/list', {})).taxRatePpm).toBe(50_000);
    const usual = await run('taxes');
    expect(usual.asked.ratePpm).toBe(50_000);
    const given = await run('taxes', { ratePpm: 50_000 });
    expect([usual.tax, usual.hash]).toEqual([given.tax, given.hash]);
    expect((await run('taxes', { ratePpm: 0 })).tax).toBe('0.0000');
    expect((await run('lotteries')).asked).not.toHaveProperty('ratePpm');
    await app().set('taxRatePpm', 60_000);
    const kept = await risk.call('/console/report/page', { id: usual.id });
    expect([kept.asked.ratePpm, kept.tax]).toEqual([50_000, usual.tax]);
    expect((await run('taxes')).hash).not.toBe(usual.hash);
    await app().set('taxRatePpm', 0);
    expect((await run('taxes')).hash).toBe(without.hash);
  });

  test('each of several runs at the same moment is stored under a number of its own, and a refused one under none', async () => {
    const stored = async () =>
      Number((await app().db.asOwner<{ count: string }>('select count(*) from report_run'))[0]!.count);
    const before = await stored();
    const made = await Promise.all(Array.from({ length: 5 }, () => run('games')));
    expect(new Set(made.map(({ id }) => id)).size).toBe(5);
    expect(new Set(made.map(({ hash }) => hash)).size).toBe(1);
    expect(await stored()).toBe(before + 5);
    for (const { id } of made)
      expect((await risk.call('/console/log/list', { subject: `report:${id}` })).items).toHaveLength(1);
    await app().set('callCaptcha', { burst: 1, perMinute: 1 });
    const again = () => risk.codeOf('/console/report/run', asked('games'));
    expect([await again(), await again()]).toEqual(['ok', 'too_many_requests']);
    expect(await stored()).toBe(before + 6);
    await app().set('callCaptcha', { burst: 100_000, perMinute: 6_000_000 });
  });
});

/** The file of a run, as the browser gets it. */
async function fileOf(id: number, by = risk) {
  const { path } = await by.call('/console/report/export', { id }, { headers: { language: 'enUs' } });
  return { path, ...(await by.browser.send({ method: 'GET', path, site: 'console' })) };
}
const csvOf = async (id: number) => (await fileOf(id)).text;

describe('[R6.2] the file of a run', () => {
  test('has head, all rows, totals and the comparison with the ledger', async () => {
    const made = await run('players');
    const { status, headers, text } = await fileOf(made.id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="players-${first}-${last}-${made.id}.csv"`,
    });
    const lines = text.split('\r\n').slice(0, -1);
    expect(lines.slice(0, 10).map((line) => line.replace('\uFEFF', '').split(',')[0])).toEqual([
      'Report',
      'Definition',
      'Software version',
      'Period',
      'Time zone',
      'Made',
      'By',
      'Filters',
      'Rows',
      'SHA-256',
    ]);
    expect(lines[9]).toBe(`SHA-256,${made.hash}`);
    expect(lines).toHaveLength(10 + 1 + made.count + 4);
    const rows = await allOf(made);
    expect(lines.slice(11, 11 + made.count)).toEqual(
      rows.map(({ day, subject, name, figures }) => [day, subject, name, ...figures].join(',')),
    );
    expect(lines.at(-4)).toBe(['Total', '', '', ...made.totals].join(','));
    expect(lines.at(-1)).toBe(['Difference', '', '', ...made.ledger.difference].join(','));
  });

  test('a name that looks like a formula is a text in it', async () => {
    const named = `update lottery set name = name || '{"enUs": "=cmd|x"}' where id = 'ssc-1m'`;
    await app().db.asOwner(named);
    const made = await run('lotteries', { group: 'period' });
    expect(await csvOf(made.id)).toContain("\r\n,ssc-1m,'=cmd|x,");
  });

  test('is for one download by the browser of the session', async () => {
    const made = await run('games');
    const other = await signedIn(app(), 'admin');
    const { path } = await risk.call('/console/report/export', { id: made.id });
    const ask = (by: ConsoleBrowser) => by.browser.send({ method: 'GET', path, site: 'console' });
    expect((await ask(other)).status).toBe(404);
    expect((await ask(consoleBrowser(app()))).status).toBe(404);
    expect((await risk.browser.send({ method: 'GET', path, site: 'pc' })).status).toBe(404);
    expect((await ask(risk)).status).toBe(200);
    expect((await ask(risk)).status).toBe(404);
    const late = await risk.call('/console/report/export', { id: made.id });
    await app().db.clock.advance(301_000);
    expect((await risk.browser.send({ method: 'GET', path: late.path, site: 'console' })).status).toBe(404);
  });
});

describe('[R6.2] [O1] who runs reports', () => {
  test('each role runs its own, and every run and file is in the log', async () => {
    const lottery = await signedIn(app(), 'lottery');
    const { items, until } = await lottery.call('/console/report/list', {});
    expect(items.map(({ id }) => id)).toEqual(['lotteries', 'games']);
    expect(until).toBe(addDays(await today(), -1));
    expect(await lottery.codeOf('/console/report/run', asked('players'))).toBe('operator_not_permitted');
    const service = await signedIn(app(), 'service');
    expect(await service.codeOf('/console/report/list', {})).toBe('operator_not_permitted');
    expect(await service.codeOf('/console/report/run', asked('games'))).toBe('operator_not_permitted');
    const made = await run('players');
    for (const path of ['/console/report/page', '/console/report/export'] as const)
      expect(await lottery.codeOf(path, { id: made.id })).toBe('operator_not_permitted');
    expect(await consoleBrowser(app()).codeOf('/console/report/run', asked('games'))).toBe('please_login');
    await risk.call('/console/report/export', { id: made.id });
    const admin = await signedIn(app(), 'admin');
    const log = await admin.call('/console/log/list', { subject: `report:${made.id}` });
    expect(log.items.map(({ action, actorName }) => `${actorName} ${action}`)).toEqual([
      'risk report.export',
      'risk report.run',
    ]);
    expect(log.items[1]!.data).toMatchObject({ report: 'players', from: first, to: last, hash: made.hash });
  });

  test('questions without an answer are refused by code', async () => {
    const codes = (more: object) =>
      risk.codeOf('/console/report/run', { ...asked('games'), ...more } as never);
    expect(await codes({ report: 'nothing' })).toBe('not_found');
    expect(await codes({ from: last, to: first })).toBe('validation_failed');
    expect(await codes({ from: '2026-02-30' })).toBe('validation_failed');
    expect(await codes({ from: '2024-01-01', to: '2025-01-01' })).toBe('validation_failed');
    expect(await codes({ currency: 'cny' })).toBe('validation_failed');
    expect(await codes({ group: 'hour' })).toBe('validation_failed');
    expect(await codes({ subject: "x' or true" })).toBe('validation_failed');
    expect(await codes({ to: await today() })).toBe('report_open');
    expect(await risk.codeOf('/console/report/page', { id: 1 })).toBe('not_found');
    expect(await risk.codeOf('/console/report/export', { id: 1 })).toBe('not_found');
  });

  test('a day is open for five minutes after its end, and until its entries are summed', async () => {
    const { db } = app();
    const day = await today();
    const end = (
      await db.asOwner<{ ms: string }>(
        `select extract(epoch from ('${day}'::date + 1)::timestamp at time zone '${ZONE}') * 1000 as ms`,
      )
    )[0]!.ms;
    await play(5);
    await db.clock.advance(Number(end) - (await db.clock.now()) + 1_000);
    risk = await signedIn(app(), 'risk');
    const code = () => risk.codeOf('/console/report/run', asked('games', { from: day, to: day }));
    await rollUpHouse(db);
    expect(await code()).toBe('report_open');
    await db.clock.advance(300_000);
    expect(await code()).toBe('ok');
    await play(5);
    expect(await code()).toBe('report_open');
    await rollUpHouse(db);
    expect(await code()).toBe('ok');
  });
});

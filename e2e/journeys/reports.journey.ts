import { readFile } from 'node:fs/promises';
import { DEFAULT_ZONE, dayIn, formatMoney } from '@tessera/protocol';
import { inside } from '../faults/inside.ts';
import { amountIn } from '../kit/amount-in.ts';
import { axeFaults } from '../kit/axe.ts';
import { type BetDraft, betRequest, drawOnSale, untilDecided } from '../kit/bets.ts';
import {
  CLIENT_PASSWORD,
  createClient,
  freshName,
  freshRid,
  login,
  type PlayerClient,
  register,
} from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { leap, movedTest } from '../kit/moved.ts';
import { ops, type Platform } from '../kit/platform.ts';
import { savedFile } from '../kit/saved-file.ts';
import { expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { until } from '../kit/until.ts';

const LOTTERY = 'lhc-1d';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const test = movedTest(LOTTERY);

/** Every number of the last ball: one line of 49 wins, so that there is a payout and a loss. */
const EVERY: BetDraft = {
  played: 'lhc.special.number',
  content: Array.from({ length: 49 }, (_, at) => at + 1).join(),
  unit_stake: '1.0000',
  multiple: 1,
  rebate_ppm: 5_000,
};
/** One side of the total; with the other side it is no stake that counts. */
const side = (content: string): BetDraft => ({
  played: 'lhc.main.total-sides',
  content,
  unit_stake: '20.0000',
  multiple: 1,
  rebate_ppm: 0,
});

/** What each player bets on one draw, and its settlement. */
async function settle(
  platform: Platform,
  bets: readonly (readonly [player: PlayerClient, drafts: readonly BetDraft[]])[],
): Promise<string> {
  const sale = await freshSale(LOTTERY, MINUTE_MS, platform);
  for (const [player, drafts] of bets) {
    const request = await betRequest(player, LOTTERY, sale.issue, drafts);
    const { items } = await player.ok('POST /api/lottery/bet', request);
    expect(items.filter(({ ok }) => !ok)).toEqual([]);
  }
  const visitor = createClient(platform.pc);
  const { close_at } = await drawOnSale(visitor, LOTTERY);
  await leap(platform, close_at - (await serverNow(visitor)) - MINUTE_MS);
  await sale.draw();
  return sale.issue;
}

const serverNow = async (client: Pick<PlayerClient, 'call'>) =>
  (await client.call('POST /common/cache/version')).now;

/** Decimal text as screens print it. */
const shown = (amount: string) => formatMoney(amountIn(amount), { language: 'zhCn', decimalsMax: 2 });
const sum = (texts: readonly string[]) => texts.reduce((total, one) => total + amountIn(one), 0n);

/** The last seven days, as the pages show them at first. */
async function week(client: PlayerClient): Promise<{ from: string; to: string }> {
  const now = await serverNow(client);
  return { from: dayIn(now - 6 * DAY_MS, DEFAULT_ZONE), to: dayIn(now, DEFAULT_ZONE) };
}

test('[R2.8] own figures agree with the play, in tiles, chart, table and file', {
  tag: ['@brief-pc', '@long'],
}, async ({ app, moved }) => {
  const name = freshName();
  const first = await register(app.site, name);
  await inside(moved, ({ fund }) => fund(first.userId, '500'));
  const issue = await settle(moved, [[first, [EVERY, { ...EVERY, multiple: 2 }]]]);
  const player = await login(app.site, name, CLIENT_PASSWORD);
  await untilDecided(player, LOTTERY, issue);
  const { items } = await player.ok('POST /api/record/bet', { lottery: LOTTERY, issue });
  const [stake, payout] = [sum(items.map((bet) => bet.stake)), sum(items.map((bet) => bet.payout ?? '0'))];
  const { balance } = await player.ok('POST /api/user/balance');
  const net = amountIn(balance) - amountIn('500.0000');
  const range = await week(player);
  const report = await until('the roll-up', async () => {
    const found = await player.ok('POST /api/report/statistic', range);
    return amountIn(found.total.net) === net && found;
  });
  expect(amountIn(report.total.stake)).toBe(stake);
  expect(amountIn(report.total.payout)).toBe(payout);
  expect(amountIn(report.total.rebate)).toBe(net - payout + stake);

  await enter(app.page, player);
  await app.open('#/report/statistic');
  await app.shows('report-statistic');
  const page = app.screen('report-statistic');
  const figures = page.getByRole('region', { name: text('route_report_statistic') });
  for (const sumName of ['stake', 'payout', 'rebate', 'deposits'] as const)
    await expect(
      figures.locator('dl > div').filter({
        has: app.page.getByRole('button', { name: text('rep_about', { name: text(`rep_${sumName}`) }) }),
      }),
    ).toContainText(shown(report.total[sumName]));
  await expect(figures).toContainText(text('rep_bets', { n: 2 }));
  expect(await axeFaults(app.page)).toEqual([]);

  // Each definition opens from the keyboard.
  await figures.getByRole('button', { name: text('rep_about', { name: text('rep_net') }) }).focus();
  await app.page.keyboard.press('Enter');
  await expect(app.page.getByText(text('rep_net_info'))).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(app.page.getByText(text('rep_net_info'))).toBeHidden();

  // The chart is read with arrow keys; on the first of the seven days nothing was staked.
  const chart = page.getByRole('slider', { name: text('rep_chart_place') });
  await chart.focus();
  await app.page.keyboard.press('Home');
  await expect(chart).toHaveAttribute(
    'aria-valuetext',
    text('rep_chart_at', { days: range.from, stake: '0.00', payout: '0.00', net: '0.00' }),
  );
  const staked = report.days.filter((day) => amountIn(day.stake) > 0n);
  expect(staked).toHaveLength(1);
  await page.getByRole('radio', { name: text('rep_look_table') }).check({ force: true });
  await expect(page.getByRole('row').filter({ hasText: staked[0]!.day })).toContainText(
    shown(report.total.stake),
  );

  // The range is in the address: a reload shows the same days.
  await page.getByRole('radio', { name: text('record_days_month') }).check({ force: true });
  await expect(app.page).toHaveURL(/#\/report\/statistic\?days=month$/);
  await app.page.reload();
  await app.shows('report-statistic');
  await expect(page.getByRole('radio', { name: text('record_days_month') })).toBeChecked();
  await expect(figures).toContainText(shown(report.total.payout));

  const save = app.page.getByRole('button', { name: text('record_export') });
  const [head, ...days] = (await savedFile(app.page, () => save.click())).toString().trim().split('\r\n');
  expect(head).toContain(text('rep_rebate'));
  expect(days).toHaveLength(30);
  const { day, ...sums } = staked[0]!;
  const order = ['stake', 'payout', 'rebate', 'rewards', 'net', 'deposits', 'withdrawals'] as const;
  expect(days).toContain([day, ...order.map((one) => sums[one]), 'CNY'].join(','));

  await app.open('#/report/statistic?from=2026-01-01&to=2026-01-02');
  await expect(page.getByText(text('rep_empty'))).toBeVisible();
});

/** Registers through an invite link of `upline`. Returns the name. */
async function join(upline: PlayerClient, kind: 'agent' | 'player', rate_ppm: number): Promise<string> {
  const { code } = await upline.ok('POST /api/team/link/create', {
    rid: freshRid(),
    name: kind,
    kind,
    rate_ppm,
    days: null,
    uses_max: null,
  });
  const name = freshName();
  await createClient(upline.site).ok('POST /api/user/register', {
    user_name: name,
    password: CLIENT_PASSWORD,
    birth_date: '1990-04-12',
    agree: true,
    invite_code: code,
  });
  return name;
}

/** Moves the clock past noon of the next day of the platform: the commission of a day is made then. */
async function toNextNoon(platform: Platform): Promise<void> {
  const now = await serverNow(createClient(platform.pc));
  let ahead = MINUTE_MS;
  while (dayIn(now + ahead, DEFAULT_ZONE) === dayIn(now, DEFAULT_ZONE)) ahead += MINUTE_MS;
  await leap(platform, ahead + DAY_MS / 2 + MINUTE_MS);
}

test('[R2.8] an agent drills down a team, sorts it, sees how a commission is made, and exports it', {
  tag: '@long',
}, async ({ app, moved }) => {
  const names = { agent: freshName() };
  await register(app.site, names.agent);
  await ops(moved.env, 'team', 'agent', names.agent, '12000');
  const signIn = (name: string) => login(app.site, name, CLIENT_PASSWORD);
  const agent = await signIn(names.agent);
  const below = await join(agent, 'agent', 9_000);
  const direct = await join(agent, 'player', 8_000);
  const deep = await join(await signIn(below), 'player', 6_000);
  const [directPlayer, deepPlayer] = [await signIn(direct), await signIn(deep)];
  await inside(moved, async ({ fund }) => {
    await fund(directPlayer.userId, '500');
    await fund(deepPlayer.userId, '500');
  });
  const issue = await settle(moved, [
    [directPlayer, [EVERY, side('big'), side('small')]],
    [deepPlayer, [{ ...EVERY, multiple: 4 }]],
  ]);
  await untilDecided(await signIn(deep), LOTTERY, issue);
  await untilDecided(await signIn(direct), LOTTERY, issue);
  await toNextNoon(moved);
  const caller = await signIn(names.agent);
  const range = await week(caller);
  // Stakes and commission come by jobs of their own.
  const report = await until('stakes and commission of the day', async () => {
    const found = await caller.ok('POST /api/report/team', range);
    return found.items.every(({ stake, mine }) => amountIn(stake) > 0n && amountIn(mine) > 0n) && found;
  });
  // 196.00 × 0.30 % below the agent, and 49.00 × 0.40 % of the player: both sides of the total do not count.
  expect(report.items.map(({ stake, mine }) => [stake, mine])).toEqual([
    ['196.0000', '0.5800'],
    ['89.0000', '0.1900'],
  ]);
  const [agentRow, playerRow] = report.items;

  await enter(app.page, caller);
  await app.open('#/report/team');
  await app.shows('report-team');
  const page = app.screen('report-team');
  const figures = page.getByRole('region', { name: text('route_report_team') });
  await expect(figures).toContainText(shown(report.mine));
  await expect(figures).toContainText(shown(report.total.stake));
  expect(await axeFaults(app.page)).toEqual([]);
  const list = app.phone
    ? page.getByRole('list', { name: text('rep_direct', { n: 2 }) }).getByRole('listitem')
    : page.getByRole('row').filter({ hasText: /\*\*\*/ });
  await expect(list.first()).toContainText(agentRow!.name);

  // By commission, lowest first. The order is in the address. Two masked names can be alike, commissions are not.
  if (app.phone) {
    await page.getByRole('combobox', { name: text('rep_sort') }).selectOption({ label: text('rep_earned') });
    await page.getByRole('button', { name: text('rep_sort_down') }).click();
  } else {
    const head = page.getByRole('columnheader', { name: text('rep_earned') });
    await head.getByRole('button').click();
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  }
  await expect(app.page).toHaveURL(/sort=mine&order=up$/);
  await expect(list.first()).toContainText(shown(playerRow!.mine));

  // The explanation: 49.00 × 0.40 %, cut; the two sides are struck through with their reason.
  const opener = app.phone
    ? list.first().getByRole('button', { name: playerRow!.name })
    : page.getByRole('button', {
        name: text('rep_explain_open', { name: playerRow!.name, amount: shown(playerRow!.mine) }),
      });
  await opener.click();
  await expect(page.getByText(text('rep_rate_line', { own: '1.20%', below: '0.80%' }))).toBeVisible();
  await expect(page.getByText(text('rep_state_accrued'))).toBeVisible();
  if (app.phone) await page.getByRole('button', { name: text('rep_by_bet_all', { n: 3 }) }).click();
  const bets = app.page.getByRole('list', { name: text('rep_by_bet') }).getByRole('listitem');
  await expect(bets).toHaveCount(3);
  await expect(bets.filter({ hasText: text('rep_bet_opposite') }).locator('s')).toHaveText([
    '20.00',
    '20.00',
  ]);
  await expect(bets.filter({ hasText: '49.00 × 0.40%' })).toHaveCount(1);
  expect(await axeFaults(app.page)).toEqual([]);
  // Closing a sheet goes one step back, which would cut a reload short.
  if (app.phone) {
    await app.page.keyboard.press('Escape');
    await expect(bets).toHaveCount(0);
    await expect.poll(() => app.page.evaluate(() => history.state?.layer ?? 0)).toBe(0);
  }
  await app.page.reload();
  await app.shows('report-team');
  await expect(page.getByText(text('rep_rate_line', { own: '1.20%', below: '0.80%' }))).toBeVisible();

  // Down to the team below, whose member earns the agent the difference to the agent between them, and back.
  // Two masked names can be alike: the agent is the last of this order.
  if (app.phone) await list.last().getByRole('button', { name: agentRow!.name }).click();
  await page.getByRole('link', { name: text('rep_open_team', { name: agentRow!.name, n: 1 }) }).click();
  const path = page.getByRole('navigation', { name: text('rep_team_path') });
  await expect(path).toContainText(agentRow!.name);
  await expect(figures).toContainText(shown(agentRow!.mine));
  await path.getByRole('link', { name: text('rep_team_mine') }).click();
  await expect(path).toHaveCount(0);
  await app.page.goBack();
  await expect(path).toContainText(agentRow!.name);
  await app.page.goBack();
  await expect(path).toHaveCount(0);
  await expect(list.first()).toContainText(shown(playerRow!.mine));

  const download = app.page.waitForEvent('download');
  await app.page.getByRole('button', { name: text('record_export') }).click();
  const rows = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(4);
  for (const { name } of report.items) expect(rows.join('\n')).toContain(name);
  expect(rows.join('\n')).not.toContain(direct);

  await app.open('#/report/team?of=999999999');
  await expect(page.getByText(text('rep_unknown_title'))).toBeVisible();
});

test('[R2.8] who is no agent is told so, and led to the own statistics', { tag: '@once' }, async ({
  app,
}) => {
  await enter(app.page, await register(app.site));
  await app.open('#/report/team');
  await app.shows('report-team');
  const page = app.screen('report-team');
  await expect(page.getByText(text('rep_none_title'))).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);
  await page.getByRole('link', { name: text('rep_none_action') }).click();
  await app.shows('report-statistic');
});

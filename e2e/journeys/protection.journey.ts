import { betRequest, drawOnSale, fiveDigits } from '../kit/bets.ts';
import {
  CLIENT_PASSWORD,
  createClient,
  freshName,
  freshRid,
  login,
  register,
  tryOut,
} from '../kit/client.ts';
import { stored } from '../kit/device-store.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { lookForHarm } from '../kit/operate.ts';
import { advance, expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createApp } from '../pages/app.ts';
import { createChasePage, openNewestChase } from '../pages/chase-page.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-5m';
const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** The narrowest supported phone. */
test.beforeEach(async ({ app }) => {
  if (app.phone) await app.page.setViewportSize({ width: 360, height: 740 });
});

test('[RP2] [RP3] [RP5] [RP6] [Q1] a limit refuses a bet and links to where it is changed; the reality check waits for an answer', {
  tag: ['@brief-pc', '@long'],
}, async ({ app }) => {
  const { page } = app;
  await freshSale(LOTTERY, 200_000);
  const player = await tryOut(app.site);
  await enter(page, player);
  await app.open('#/responsible');
  await app.shows('responsible');
  const screen = app.screen('responsible');
  const form = page.getByRole('dialog', { name: '设置限额' });
  const setDailyStake = async (amount: string) => {
    await screen
      .getByRole('button', { name: /^每日投注/ })
      .first()
      .click();
    await form.getByLabel(text('rp_form_amount')).fill(amount);
    await form.getByRole('button', { name: '保存' }).click();
    await expect(form).toBeHidden();
  };
  await setDailyStake('19.9999');
  await app.says(text('rp_form_done'));
  await screen.getByText('15 分', { exact: true }).click();
  await app.says('每 15 分钟提醒一次');

  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const lottery = createLotteryPage(app);
  await lottery.choosePlay('后三', '后三直选复式');
  await lottery.pick({ 百: [0, 1, 2, 3, 4], 十: [5, 6], 个: [7] });
  await lottery.place();
  await lottery.confirm();
  await app.says(text('limit_stake_reached'));
  await lottery.root.getByRole('status').getByRole('link', { name: '查看' }).click();

  await app.shows('responsible');
  await setDailyStake('20');
  await app.says(/起可确认/);
  const waiting = screen.getByText(/^每日投注 .* → 20\.00$/);
  await expect(waiting).toBeVisible();
  expect(await player.codeOf('POST /api/user/limits/confirm', { kind: 'stake', period: 'day' })).toBe(
    'limit_waiting',
  );
  await screen.getByRole('button', { name: text('rp_waiting_drop') }).click();
  await expect(waiting).toBeHidden();

  await advance(QUARTER_MS);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const check = page.getByRole('alertdialog', { name: text('rp_reality_title') });
  await expect(check).toContainText(/本次已玩\s*0:1\d:\d\d/);
  await expect(check.getByRole('button', { name: text('rp_reality_rest') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  // The page's heartbeat has replaced the token that both share.
  player.token = String(await stored(page, 'TOKEN'));
  const { issue } = await drawOnSale(player, LOTTERY);
  const bet = await betRequest(player, LOTTERY, issue, [fiveDigits(12_345)]);
  expect(await player.codeOf('POST /api/lottery/bet', bet)).toBe('reality_check_due');
  await check.getByRole('button', { name: '继续' }).click();
  await expect(check).toBeHidden();
  expect(await player.codeOf('POST /api/lottery/bet', bet)).toBe('ok');
});

test('[RP7] [RP8] [A11] [Q1] a time-out and a self-exclusion apply to every device at once, and leave the records open', {
  tag: ['@brief-wap', '@long'],
}, async ({ app, browser }) => {
  await freshSale(LOTTERY, 200_000);
  const one = await register(app.site);
  const other = await login(app.site, one.name, CLIENT_PASSWORD);
  const { issue } = await drawOnSale(other, LOTTERY);
  const bet = await betRequest(other, LOTTERY, issue, [fiveDigits(54_321)]);
  const second = createApp(await (await browser.newContext()).newPage(), app.site, app.phone);
  await enter(second.page, other);
  await second.open(`#/lottery/show?id=${LOTTERY}`);
  await expect(second.screen('lottery').getByRole('button', { name: text('rp_stop') })).toBeVisible();

  await enter(app.page, one);
  await app.open('#/');
  await app.shows('home');
  const stop = app.page.getByRole('button', { name: text('rp_stop') }).filter({ visible: true });
  await stop.first().click();
  const question = app.page.getByRole('alertdialog', { name: text('rp_stop_title') });
  await question.getByRole('button', { name: text('rp_stop') }).click();
  await app.says(/^已开始休息/);
  expect(await other.codeOf('POST /api/lottery/bet', bet)).toBe('timeout_active');
  await expect(second.screen('lottery').getByText(/^你在休息/)).toBeVisible();

  await stop.first().click();
  await question.getByRole('button', { name: text('rp_stop_longer') }).click();
  const form = app.page.getByRole('dialog', { name: text('rp_exclude') });
  await form.getByRole('button', { name: text('rp_exclude_6m') }).click();
  await form.getByRole('button', { name: '排除 6 个月' }).click();
  await expect(app.screen('responsible').getByRole('heading', { name: text('rp_exclude_on') })).toBeVisible();
  // Every other device is signed out (A11); after signing in again the exclusion still applies.
  expect(await other.codeOf('POST /api/lottery/bet', bet)).toBe('please_login');
  await expect(second.page).toHaveURL(/#\/login$/);
  await second.page.context().close();
  const again = await login(app.site, one.name, CLIENT_PASSWORD);
  const third = createApp(await (await browser.newContext()).newPage(), app.site, app.phone);
  await enter(third.page, again);
  await third.open(`#/lottery/show?id=${LOTTERY}`);
  await expect(third.screen('lottery').getByText(/^你已自我排除/)).toBeVisible();
  expect(await again.codeOf('POST /api/lottery/bet', bet)).toBe('self_excluded');
  expect(await again.codeOf('POST /api/user/exclusion/end', {})).toBe('self_excluded');
  // The records and the withdrawal stay open to the player.
  for (const [hash, name] of [
    ['#/record/bet', 'record-bet'],
    ['#/record/log', 'record-log'],
    ['#/withdraw', 'money-withdraw'],
  ] as const) {
    await third.open(hash);
    await third.shows(name);
  }
  expect(await again.codeOf('POST /api/withdraw/quote')).toBe('ok');
  await third.page.context().close();
});

test('[RP2] [B6] [Q1] a limit reached during a chase ends the chase, shows the reason, and releases the hold', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const sale = await freshSale(LOTTERY);
  const player = await tryOut(app.site);
  // The limit has headroom for one issue but not for two.
  await player.ok('POST /api/user/limits/set', { kind: 'stake', period: 'day', value: '3.9999' });
  await enter(app.page, player);
  const lottery = createLotteryPage(app);
  const chase = createChasePage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await lottery.choosePlay(text('tier_star4'), '后四直选复式');
  await lottery.pick({ 千: [2], 百: [3], 十: [4], 个: [5] });
  await chase.open();
  await chase.chooseIssues('5');
  await chase.ask();
  await chase.confirm();
  await app.says('追号已开始，共 5 期');
  await expect(chase.running).toContainText('第 1 / 5 期');
  await sale.draw();
  await expect(chase.running).toHaveCount(0);
  const { chase: ended, issues } = await openNewestChase(app);
  await expect(ended).toContainText(text('chase_ended_refused'));
  await expect(issues.nth(1)).toContainText(text('limit_stake_reached'));
  expect((await player.ok('POST /api/user/balance')).balance).toBe('9998.0000');
});

test('[RP4] [RP12] [Q1] a session ends at its time limit and is followed by a break; nobody below 18 can register', {
  tag: ['@brief-pc', '@long'],
}, async ({ app }) => {
  const player = await register(app.site);
  await player.ok('POST /api/user/limits/set', { kind: 'session', period: 'session', value: '15' });
  await enter(app.page, player);
  await advance(12 * MINUTE_MS);
  await app.open('#/record/bet');
  const warning = app.page.getByRole('dialog', { name: text('rp_session_title') });
  await expect(warning).toContainText('会自动退出');
  await warning.getByRole('button', { name: '知道了' }).click();
  await expect(warning).toBeHidden();
  await advance(3 * MINUTE_MS);
  await expect(app.page).toHaveURL(/#\/login$/);
  const again = await login(app.site, player.name, CLIENT_PASSWORD);
  const { issue } = await drawOnSale(again, LOTTERY);
  const bet = await betRequest(again, LOTTERY, issue, [fiveDigits(12_345)]);
  expect(await again.codeOf('POST /api/lottery/bet', bet)).toBe('session_limit_reached');

  const newcomer = { user_name: freshName(), password: CLIENT_PASSWORD, agree: true } as const;
  const birth_date = `${new Date().getFullYear() - 17}-01-01`;
  const visitor = createClient(app.site);
  expect(await visitor.codeOf('POST /api/user/register', { ...newcomer, birth_date })).toBe('age_below_min');
});

test('[RP13] [Q1] a player who deposits five times a day gets one neutral notice, with a link to the limits', {
  tag: '@brief-wap',
}, async ({ app, addresses }) => {
  const player = await register(app.site);
  await enter(app.page, player);
  await player.ok('POST /api/recharge/identity', { name: '林小河' });
  await app.open('#/responsible');
  await app.shows('responsible');
  const screen = app.screen('responsible');
  const suggestion = screen.getByText('最近玩得比较多', { exact: false });
  await expect(screen.getByRole('button', { name: /^每日充值/ }).first()).toBeVisible();
  await expect(suggestion).toBeHidden();
  for (let credited = 100; credited <= 500; credited += 100) {
    const order = { rid: freshRid(), channel: 'qr', amount: '100' };
    const { payee } = await player.ok('POST /api/recharge/create', order);
    await app.page.request.post(payee.url!, { data: { act: 'pay' } });
    await expect
      .poll(async () => (await player.ok('POST /api/user/balance')).balance)
      .toBe(`${credited}.0000`);
  }
  expect((await player.ok('POST /api/user/protection')).suggest).toBe(false);
  await lookForHarm({ DATA_DIR: addresses.env.DATA_DIR! });
  await app.says(/^最近玩得比较多.*理性投注/);
  expect((await player.ok('POST /api/user/protection')).suggest).toBe(true);
  await app.page.reload();
  await expect(suggestion).toBeVisible();
});

test('[RP14] [Q1] the page, its forms and its questionnaire fit 360 px in every language', {
  tag: '@brief-wap',
}, async ({ app }) => {
  const { page } = app;
  const player = await tryOut(app.site);
  await enter(page, player);
  const tags = { zhCn: 'zh-Hans-CN', enUs: 'en-US' };
  for (const language of ['zhCn', 'enUs'] as const) {
    await player.ok('POST /api/user/data/modify', { language });
    // A new document: on a page that is open already, the dialog would open and take its parameter out of the address.
    await page.goto('about:blank');
    await app.open('#/responsible?open=exclusion');
    await app.shows('responsible');
    // The profile applies the language, under an indicator that blocks the keyboard.
    await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
    await expect(page.locator('dialog[aria-busy="true"]')).toBeHidden();
    const forms = [
      { name: /^(自我排除|Self-exclusion)$/ },
      { name: /^(设置限额|Set a limit)$/, opener: /^(每日充值|Deposits · Daily)/ },
      { name: /^(自测 9 题|Check yourself: 9 questions)/ },
    ];
    for (const [place, { name, opener = name }] of forms.entries()) {
      if (place > 0) await app.screen('responsible').getByRole('button', { name: opener }).first().click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
    }
    const wide = await app.screen('responsible').evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  }
});

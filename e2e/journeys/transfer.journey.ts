import { type Amount, amountOf, formatMoney, truncate } from '@tessera/protocol';
import { needs } from '../kit/abilities.ts';
import { amountIn } from '../kit/amount-in.ts';
import { axeFaults } from '../kit/axe.ts';
import { login, type PlayerClient, register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { saidSoFar } from '../kit/notices.ts';
import { stopClock } from '../kit/stop-clock.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { dress, looksOf } from '../kit/themes.ts';
import { createGamesPage } from '../pages/games-page.ts';

const DEMO_PASSWORD = 'Tessera#2026';

interface Money {
  readonly main: Amount;
  readonly aurora: Amount;
}

/** The main balance and that of a platform, from the server. */
async function moneyOf(player: PlayerClient): Promise<Money> {
  const { balance, balance_game } = await player.ok('POST /api/user/balance');
  return { main: amountIn(balance), aurora: amountIn(balance_game.aurora ?? '0') };
}

/** The balances after a transfer of an amount into the platform; a negative amount is a transfer out of it. */
const moved = ({ main, aurora }: Money, amount: Amount): Money => ({
  main: amountOf(main - amount),
  aurora: amountOf(aurora + amount),
});

test('[R2.18] [R4.10] [R7.3] [R9.2] the dialog has its width, fetches the currency, is blocked while it submits, and confirms a refresh after 1000 ms', async ({
  app,
}) => {
  await enter(app.page, await register(app.site));
  const games = createGamesPage(app);
  await app.page.clock.install();
  await app.open('#/game/display');
  await app.shows('game-display');
  const currency = app.page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith('/api/money/currency'),
  );
  await games.openDialog('dice');
  await currency;

  // The smaller of 90% of the body's width and 400 px.
  await expect(games.dialog).toBeVisible();
  const width = await app.page.evaluate(() => Math.min(document.body.clientWidth * 0.9, 400));
  await expect.poll(async () => (await games.dialog.boundingBox())?.width).toBeCloseTo(width, 0);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await app.page.route('**/api/game/transfer', async (route) => {
    await held;
    await route.continue();
  });
  await games.count.fill('1');
  await expect(games.transfer).not.toHaveAttribute('aria-busy');
  await games.transfer.click();
  await expect(games.transfer).toHaveAttribute('aria-busy', 'true');
  release();
  await app.says('余额不足');
  await expect(games.transfer).not.toHaveAttribute('aria-busy');

  await stopClock(app.page);
  const refreshed = app.page.waitForResponse('**/api/game/update/balance');
  await games.refresh('极光').click();
  await refreshed;
  await app.page.clock.runFor(900);
  expect(await saidSoFar(app.page)).not.toContain(text('refresh_success'));
  await expect(games.refresh('极光')).toBeDisabled();
  await app.page.clock.runFor(100);
  await app.says(text('refresh_success'), 'success');
  await expect(games.refresh('极光')).toBeEnabled();
});

test('[R2.18] [R4.10] [R5.5] [R7.8] [R8.4] [M2] the transfer dialog as specified: both directions, one click, refusal, into the game and recall', {
  tag: ['@brief-pc', '@long'],
}, async ({ app }) => {
  const player = await login(app.site, 'demo', DEMO_PASSWORD);
  await enter(app.page, player);
  const before = await moneyOf(player);
  const games = createGamesPage(app);
  await app.open('#/game/display');
  await app.shows('game-display');
  await games.openDialog('dice');

  // Each balance has its refresh button, which is blocked while it runs.
  for (const name of [text('games_main'), '极光']) {
    await games.refresh(name).click();
    await expect(games.refresh(name)).toBeDisabled();
    await app.says(text('refresh_success'), 'success');
    await expect(games.refresh(name)).toBeEnabled();
  }
  // A failed refresh shows no notice.
  const failing = /\/api\/(user|game\/update)\/balance$/;
  await app.page.route(failing, (route) => route.abort('connectionreset'));
  const failed = app.page.waitForEvent('requestfailed', (request) => /game\/update/.test(request.url()));
  await games.refresh('极光').click();
  await failed;
  await expect(games.refresh('极光')).toBeEnabled();
  expect(await saidSoFar(app.page)).toEqual([]);
  await app.page.unroute(failing);

  // One side is always the main account.
  await expect(games.source).toHaveValue('main');
  await expect(games.target).toHaveValue('aurora');
  await games.swap.click();
  await expect(games.source).toHaveValue('aurora');
  await expect(games.target).toHaveValue('main');
  await games.source.selectOption('main');
  await expect(games.target).toHaveValue('aurora');

  // The languages that the platform lists, with the current one selected.
  for (const name of ['简体中文', 'English', 'Tiếng Việt'])
    await expect(games.dialog.getByRole('radio', { name })).toBeAttached();
  await expect(games.dialog.getByRole('radio', { name: '简体中文' })).toBeChecked();

  // Readable in every theme. Without transitions, because colours in the middle of one are not final.
  await app.page.emulateMedia({ reducedMotion: 'reduce' });
  const looks = await looksOf(app.site);
  for (const [place, look] of looks.entries()) {
    await dress(app.page, look);
    expect(await axeFaults(app.page, place === 0 ? undefined : ['color-contrast'])).toEqual([]);
  }
  await dress(app.page, looks[0]!);

  // A transfer in, and a part of it out again.
  await games.count.fill('300.5');
  // A double click makes one transfer.
  await games.transfer.dblclick();
  await app.says(text('transfer_in_done'));
  await expect(games.count).toHaveValue('');
  const within = moved(before, amountIn('300.5'));
  expect(await moneyOf(player)).toEqual(within);
  await expect(games.balanceOf('极光')).toHaveText(
    formatMoney(within.aurora, { language: 'zhCn', decimalsMax: 2 }),
  );
  await games.swap.click();
  await games.count.fill('100');
  await games.count.press('Enter');
  await app.says(text('transfer_out_done'));
  await expect(games.count).toHaveValue('');
  const partly = moved(before, amountIn('200.5'));
  expect(await moneyOf(player)).toEqual(partly);

  // A refusal keeps the amount; only the request layer shows a notice.
  await games.count.fill('99999999');
  await games.transfer.click();
  await app.says('余额不足');
  await expect(games.count).toHaveValue('99999999');
  await expect(games.dialog.getByRole('alert')).toHaveCount(0);

  // One click asks with the amount, then transfers the whole units of the main account in, whatever direction is shown. Below
  // one unit it warns.
  const all = truncate(partly.main, 0);
  await games.oneClick.click();
  const question = app.page.getByRole('alertdialog');
  await expect(question).toContainText(
    formatMoney(all, { language: 'zhCn', symbol: '¥' }).replace('.00', ''),
  );
  await question.getByRole('button', { name: text('cancel') }).click();
  expect(await moneyOf(player)).toEqual(partly);
  await games.oneClick.click();
  await question.getByRole('button', { name: /^转入 / }).click();
  await app.says(text('transfer_in_done'));
  await expect(games.oneClick).not.toContainText('¥');
  expect(await moneyOf(player)).toEqual(moved(partly, all));
  await games.oneClick.click();
  await app.says('余额不足', 'warning');

  // Into the game in the selected language, and out of it with the balance recalled.
  await games.dialog.getByText('English', { exact: true }).click();
  await games.enter.click();
  await app.shows('game-show');
  await expect(app.page).toHaveURL(/#\/game\?game=dice&language=enUs$/);
  await expect(app.screen('game-show').getByRole('status')).toBeHidden();
  await expect(games.frame.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(app.screen('game-show').getByText(text('bet_session_net'))).toBeVisible();
  needs('frames');
  const shown = await games.barBalance.textContent();
  await games.frame.locator('main button[data-kind]').click();
  // A round in the frame updates the bar; when it is over, the bar agrees with the server.
  await expect(games.barBalance).not.toHaveText(shown ?? '');
  const agrees = async () =>
    (await games.barBalance.textContent()) ===
    formatMoney((await moneyOf(player)).aurora, { language: 'zhCn', decimalsMax: 2 });
  await expect.poll(agrees).toBe(true);
  // The game itself shows no second balance.
  await expect(games.frame.locator('header b')).toHaveCount(0);
  const play = await moneyOf(player);
  await app.screen('game-show').getByRole('button', { name: '返回' }).click();
  await app.shows('game-display');
  await app.page.getByRole('button', { name: text('games_bring_home') }).click();
  await app.says('到主账户');
  expect(await moneyOf(player)).toEqual(moved(play, amountOf(-play.aurora)));

  // A game of a platform without its own wallet is entered at once and played with the main balance.
  await games.tile('fruit').click();
  const direct = app.page.getByRole('dialog', { name: '海港' });
  await expect(direct.getByText('海港的游戏直接使用主账户余额，不用转账')).toBeVisible();
  await expect(direct.getByRole('button', { name: text('route_money_transfer'), exact: true })).toHaveCount(
    0,
  );
  await direct.getByRole('button', { name: /^进入游戏/ }).click();
  await app.shows('game-show');
  const whole = await games.barBalance.textContent();
  await games.frame.locator('main button[data-kind]').click();
  await expect(games.barBalance).not.toHaveText(whole ?? '');
  await app.screen('game-show').getByRole('button', { name: '返回' }).click();

  // With no platform balance there is nothing to recall.
  await app.open('#/transfer');
  await app.shows('money-transfer');
  await app
    .screen('money-transfer')
    .getByRole('button', { name: text('games_recycle') })
    .click();
  await app.says('余额不足');
  const records = app.screen('money-transfer').getByRole('listitem').filter({ hasText: '已完成' });
  await expect(records.nth(0)).toContainText('从极光转出');
  await expect(records.nth(1)).toContainText('转入极光');
  expect(await axeFaults(app.page)).toEqual([]);
});

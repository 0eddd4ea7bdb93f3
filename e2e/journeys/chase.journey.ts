import { axeFaults } from '../kit/axe.ts';
import { login } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createChasePage, openNewestChase } from '../pages/chase-page.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-5m';
const DEMO_PASSWORD = 'Tessera#2026';

/** Formats a figure as screens do. */
const printed = (figure: number) =>
  figure.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

test('[B6] a chase stops when it wins: its money was held, and the rest is released', {
  tag: '@brief-pc',
}, async ({ app }) => {
  const sale = await freshSale(LOTTERY);
  const player = await login(app.site, 'demo', DEMO_PASSWORD);
  await enter(app.page, player);
  const { balance } = await player.ok('POST /api/user/balance');
  const lottery = createLotteryPage(app);
  const chase = createChasePage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await lottery.choosePlay('定位胆', '定位胆');
  await lottery.pick({ 个: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
  await chase.open();
  await chase.chooseIssues('5');
  await expect(chase.take(5)).toBeChecked();
  await chase.take(5).uncheck();
  await chase.multiple(2).fill('2');
  await chase.multiple(2).press('Enter');
  expect(await axeFaults(app.page)).toEqual([]);
  await chase.ask();
  await expect(chase.confirmation).toContainText(`第 ${sale.short} 期`);
  await expect(chase.confirmation.getByText('¥100.00').first()).toBeVisible();
  await expect(chase.confirmation).toContainText('中奖后停止');
  await expect(chase.confirmation.getByRole('button', { name: text('chase_start') })).toBeFocused();
  await chase.confirm();
  await app.says('追号已开始，共 4 期');
  await expect(chase.running).toContainText('第 1 / 4 期');
  await expect(chase.running).toContainText('80.00');
  if (!app.phone) await expect(chase.plan).toContainText(text('chase_runs', { n: 1 }));
  expect((await player.ok('POST /api/user/balance')).balance).toBe((Number(balance) - 100).toFixed(4));

  await sale.draw();
  const close = app.page.getByRole('dialog').getByRole('button', { name: text('chase_resume') });
  await app.page.addLocatorHandler(close, () => close.click());
  await expect(chase.running).toHaveCount(0);
  const after = Number(balance) - 20 + 19.5;
  expect((await player.ok('POST /api/user/balance')).balance).toBe(after.toFixed(4));

  const record = await openNewestChase(app);
  await expect(record.chase).toContainText(text('chase_ended_won'));
  await expect(record.issues).toHaveCount(4);
  expect(await axeFaults(app.page)).toEqual([]);
  await expect(record.issues.nth(0)).toContainText(text('chase_issue_won'));
  await expect(record.issues.nth(1)).toContainText(text('chase_ended_won'));
  if (!app.phone) await expect(app.balance).toHaveText(printed(after));
});

test('[B6] a doubling chase is paused and resumed, and stops before its loss exceeds the limit', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const sale = await freshSale(LOTTERY);
  const player = await login(app.site, 'demo', DEMO_PASSWORD);
  await enter(app.page, player);
  const { balance } = await player.ok('POST /api/user/balance');
  const lottery = createLotteryPage(app);
  const chase = createChasePage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await lottery.choosePlay(text('tier_star4'), '后四直选复式');
  await lottery.pick({ 千: [2], 百: [3], 十: [4], 个: [5] });
  await lottery.add();
  await chase.open();
  await chase.chooseMode(text('chase_mode_double'));
  await expect(chase.plan.page().getByText(text('chase_why_budget'))).toBeVisible();
  await chase.set(/^预算上限/, '30');
  await chase.set(text('chase_stop_loss'), '10');
  await expect(chase.multiple(4)).toHaveValue('8');
  await expect(chase.plan).toContainText('第 5 期起累计超过预算');
  await expect(chase.plan).toContainText('无法保证盈利');
  await chase.ask();
  await expect(chase.confirmation).toContainText('亏损不超过 10');
  await chase.confirm();
  await app.says('追号已开始，共 4 期');
  await chase.running.getByRole('button', { name: /^暂停/ }).click();
  await expect(chase.running).toContainText(text('chase_state_paused'));
  await chase.running.getByRole('button', { name: /^继续/ }).click();
  await expect(chase.running).toContainText('第 1 / 4 期');

  await sale.draw();
  await expect(chase.running).toContainText('第 2 / 4 期');
  await (await freshSale(LOTTERY, 0)).draw();
  await expect(chase.running).toHaveCount(0);
  expect((await player.ok('POST /api/user/balance')).balance).toBe((Number(balance) - 6).toFixed(4));
  const record = await openNewestChase(app);
  await expect(record.chase).toContainText(text('chase_ended_loss'));
  await expect(record.issues.filter({ hasText: text('chase_issue_lost') })).toHaveCount(2);
});

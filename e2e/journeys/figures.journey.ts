import { tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-5m';

test('random bets are seen before they are added; what a slip returns is the most of one draw; a sure loss is told', {
  tag: '@brief-wap',
}, async ({ app }) => {
  const { page } = app;
  await freshSale(LOTTERY);
  await enter(page, await tryOut(app.site));
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);

  await lottery.root.getByRole('button', { name: text('bet_random_n', { n: 1 }) }).click();
  await expect(lottery.root.locator('[data-row] button[aria-pressed="true"]')).toHaveCount(3);
  const count = lottery.root.getByText(app.phone ? /^1 注 ¥2\.00$/ : '¥2.00').first();
  await expect(count).toBeVisible();
  await lottery.add();

  for (const digit of [1, 2]) {
    await lottery.pick({ 百: [digit], 十: [3], 个: [4] });
    await lottery.add();
  }
  const slip = await lottery.openSlip();
  await expect(slip.getByText('3 单 · 3 注')).toBeVisible();
  // The first bet was random: at most it is one of the others, twice.
  const most = slip.locator('[data-accent]');
  await expect(most).toHaveText(/^¥(1,950|3,900)\.00$/);
  await slip.getByRole('button', { name: text('bet_clear') }).click();
  await expect(slip.getByText(text('slip_empty'))).toBeVisible();

  await slip.getByRole('button', { name: text('bet_random_n', { n: 5 }) }).click();
  const offer = page.getByRole('dialog', { name: /^机选 5 注/ });
  await expect(offer.getByRole('listitem')).toHaveCount(5);
  await expect(slip.getByText(text('slip_empty'))).toBeVisible();
  await offer.getByRole('button', { name: /^加入注单/ }).click();
  await expect(slip.getByText('5 单 · 5 注')).toBeVisible();
  if (app.phone) await page.keyboard.press('Escape');

  await lottery.choosePlay('定位胆', '定位胆');
  await lottery.pick({ 个: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] });
  await lottery.place();
  const told = text('bet_sure_loss', { amount: '¥19.50' });
  await expect(lottery.confirmation.getByText(told)).toBeVisible();
});

test('[RP16] the rebate is shown and changed before the press; the confirmation asks again when the draw moves on; a nearly used limit is told', {
  tag: '@brief-pc',
}, async ({ app }) => {
  const { page } = app;
  const sale = await freshSale(LOTTERY);
  const player = await tryOut(app.site);
  await player.ok('POST /api/user/limits/set', { kind: 'stake', period: 'day', value: '25' });
  await enter(page, player);
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await lottery.chooseBoard('odds');
  await lottery.root.getByRole('button', { name: text('bet_rebate_open', { rebate: '0.0' }) }).click();
  const panel = page.getByRole('dialog', { name: text('bet_rebate'), exact: true });
  await panel.getByRole('slider').press('ArrowRight');
  await panel.getByRole('button', { name: text('bet_rebate_done') }).click();
  await expect(
    lottery.root.getByRole('button', { name: text('bet_rebate_open', { rebate: '0.1' }) }),
  ).toBeVisible();

  await lottery.lay('总和大小单双', text('bet_quick_big'));
  await lottery.lay('总和大小单双', text('bet_quick_small'));
  await expect(lottery.root.getByText(/^无论开出什么/)).toBeVisible();
  await lottery.placeBoard();
  const { confirmation } = lottery;
  await expect(confirmation).toContainText('2 项 × 10 元');
  await expect(confirmation).toContainText(text('bet_rebate_is', { rebate: '0.1', amount: '¥0.02' }));
  await confirmation.getByRole('button', { name: text('bet_rebate_change') }).click();
  await confirmation.getByRole('slider').press('ArrowLeft');
  await expect(confirmation).toContainText(text('bet_rebate_is', { rebate: '0.0', amount: '¥0.00' }));

  await confirmation.getByRole('button', { name: text('bet_expected') }).click();
  await expect(page.getByRole('dialog', { name: text('bet_expected') })).toContainText(
    /^这些注单平均亏 ¥0\.50/,
  );

  await sale.close();
  const again = confirmation.getByRole('alert').getByRole('button', { name: /^改投第 \d+ 期$/ });
  await expect(again).toBeVisible();
  const confirm = confirmation.getByRole('button', { name: /^确认 ¥/ });
  await expect(confirm).toBeDisabled();
  await again.click();
  await confirm.click();
  await app.says('投注成功，共 1 单');
  await expect(
    lottery.root.getByRole('status').filter({ hasText: '每日投注限额已用 80%，还剩 ¥5.00' }).first(),
  ).toBeVisible();
  const { items } = await player.ok('POST /api/record/bet', { limit: 1 });
  expect(items[0]?.issue).not.toBe(sale.issue);
});

import { browserName } from '../kit/browser.ts';
import { tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { giveHistory } from '../kit/history.ts';
import { savedFile } from '../kit/saved-file.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import type { App } from '../pages/app.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-5m';
/** A lottery with past draws, which have long runs; as many as its trend needs. */
const WITH_HISTORY = 'ssc-3m';
const HISTORY = 620;

/** Opens the player's saved numbers. */
async function openNumbers({ page, phone, screen }: App) {
  const root = screen('lottery');
  if (phone) await root.getByRole('button', { name: /^倍数 1，/ }).click();
  await page.getByRole('button', { name: text('bet_saved') }).click();
  return page.getByRole('dialog', { name: text('bet_saved') });
}

test('below each number is shown for how long it was not drawn, or how often it was', async ({ app }) => {
  await (await freshSale(LOTTERY, 0)).draw();
  await enter(app.page, await tryOut(app.site));
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const tens = lottery.root.getByRole('group', { name: /^十位，/ });
  await expect(tens.getByRole('button', { name: /^2, 已遗漏 \d+ 期$/ })).toBeVisible();
  if (app.phone) {
    await lottery.root.getByRole('button', { name: '遗漏', exact: true }).click();
    await app.page.getByRole('menuitemradio', { name: '冷热' }).click();
  } else {
    await lottery.root
      .getByRole('group', { name: text('bet_figures') })
      .getByText('冷热')
      .click();
  }
  await expect(tens.getByRole('button', { name: /^2, .*\d+ 次/ })).toBeVisible();
});

test('numbers are saved and picked again; a slip survives a reload and, on request, its draw', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const sale = await freshSale(LOTTERY);
  await enter(app.page, await tryOut(app.site));
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const tens = lottery.root.getByRole('group', { name: /^十位，/ });
  await lottery.pick({ 百: [1], 十: [2], 个: [3] });
  const numbers = await openNumbers(app);
  await numbers.getByRole('button', { name: text('bet_saved_keep') }).click();
  await app.says(text('bet_saved_kept'));
  await expect(numbers.getByText(text('bet_saved_known'))).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(numbers).toBeHidden();
  if (app.phone) await app.page.keyboard.press('Escape');
  await lottery.add();

  await app.page.reload();
  await expect(tens).toHaveAccessibleName(/已选 0 个/);
  await (await openNumbers(app)).getByRole('button', { name: text('bet_saved_pick') }).click();
  await expect(tens.getByRole('button', { name: /^2(,|$)/ })).toHaveAttribute('aria-pressed', 'true');
  if (app.phone) await app.page.keyboard.press('Escape');

  const slip = await lottery.openSlip();
  const lines = slip.getByRole('list', { name: '注单' }).getByRole('listitem');
  await expect(lines).toHaveCount(1);
  const settings = (now: string) => slip.getByRole('button', { name: now });
  await settings(text('bet_roll_follow_short')).click();
  await app.page.getByRole('menuitemradio', { name: text('bet_roll_ask') }).click();
  await sale.close();
  await expect(app.page.getByRole('alertdialog')).toContainText('注单中的 1 单保留到新一期吗？');
  await expect(app.page.getByRole('alertdialog').getByRole('button', { name: '保留' })).toBeFocused();
  await app.page.keyboard.press('Escape');
  await expect(app.page.getByRole('alertdialog')).toBeHidden();
  await expect(lines).toHaveCount(1);
  await settings(text('bet_roll_ask_short')).click();
  await app.page.getByRole('menuitemradio', { name: text('bet_roll_clear') }).click();
  await (await freshSale(LOTTERY, 0)).close();
  await expect(lines).toHaveCount(0);
});

test('[R8.3] a file of 100 000 lines is imported and copied, a file of another type is refused', {
  tag: '@once',
}, async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await lottery.choosePlay(text('tier_star5'), '五星直选单式');
  const lines = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
  const give = (name: string, text: string) =>
    lottery.root
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await give('numbers.pdf', '12345');
  await app.says(text('bet_entry_file_refused'));
  await give('numbers.txt', [...lines, '00001', '123'].join('\n'));
  await expect(lottery.root.getByText(/^有效 100,?000$/)).toBeVisible();
  await expect(lottery.root.getByText('重复 1', { exact: true })).toBeVisible();
  await expect(lottery.root.getByText('错误 1', { exact: true })).toBeVisible();
  // More than the player's balance.
  await expect(lottery.root.getByText('余额不足')).toBeVisible();
  // Only Chromium asks its driver before a press may copy.
  if (browserName === 'chromium') await app.page.context().grantPermissions(['clipboard-write']);
  await lottery.root.getByRole('button', { name: '复制', exact: true }).click();
  await app.says(text('copy_success'), 'success');
  // A large text is edited in parts; the last one ends with the wrong line, which two more digits make a repeated one.
  const field = lottery.root.getByRole('textbox', { name: text('bet_entry') });
  await expect(field).toHaveValue(/^00000\n[\d\n]{2988}00499$/);
  await lottery.root.getByRole('slider', { name: text('bet_entry_part') }).press('End');
  await expect(field).toHaveValue('00001\n123');
  await field.press('ControlOrMeta+End');
  await field.pressSequentially('45');
  await expect(lottery.root.getByText('重复 2', { exact: true })).toBeVisible();
  await expect(lottery.root.getByText('错误 0', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('00001\n12345');
});

test('a bet is picked and placed with the keyboard alone: column heads, digits in a row, the next row, add, confirm', {
  tag: '@once',
}, async ({ app }) => {
  await freshSale(LOTTERY);
  const player = await tryOut(app.site);
  await enter(app.page, player);
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await expect(lottery.root.getByRole('button', { name: text('bet_add'), exact: true })).toBeVisible();
  const picked = (row: string) => lottery.root.getByRole('group', { name: `${row}位，已选 1 个` });
  // Column heads work with the keyboard too: one picks its digit in every row, and removes it again.
  await lottery.root.getByRole('button', { name: text('bet_columns'), exact: true }).click();
  const head = (digit: number) => lottery.root.getByRole('button', { name: `每位都选 ${digit}` });
  await head(6).focus();
  await app.page.keyboard.press('ArrowRight');
  await expect(head(7)).toBeFocused();
  await app.page.keyboard.press('Space');
  await expect(head(7)).toHaveAttribute('aria-pressed', 'true');
  for (const row of [text('content_position_3'), text('content_position_4'), text('content_position_5')])
    await expect(picked(row)).toBeVisible();
  const multiple = lottery.root.getByRole('spinbutton', { name: '倍数' });
  await lottery.root.getByRole('button', { name: text('bet_multiple_max_name') }).click();
  // A line wins 1 950 and a bet 1 000 000 at most; the balance would pay for more.
  await expect(multiple).toHaveValue('512');
  await multiple.fill('1');
  await multiple.press('Enter');
  await head(7).press('Enter');
  await expect(head(7)).toHaveAttribute('aria-pressed', 'false');
  await head(7).blur();
  for (const [key, row] of [
    ['1', text('content_position_3')],
    ['2', text('content_position_4')],
    ['3', text('content_position_5')],
  ] as const) {
    await app.page.keyboard.press(key);
    await expect(picked(row)).toBeVisible();
    await app.page.keyboard.press('ArrowDown');
  }
  await app.page.keyboard.press('Enter');
  await expect(lottery.root.getByRole('list', { name: '注单' }).getByRole('listitem')).toHaveCount(1);
  await app.page.keyboard.press('Control+Enter');
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
  expect((await player.ok('POST /api/user/balance')).balance).toBe('9998.0000');
});

test('[B5] an open bet is shown at once, shared as a picture and cancelled; a long run is added to the slip', async ({
  app,
  addresses,
}) => {
  await giveHistory(addresses.env as { DATA_DIR: string }, WITH_HISTORY, HISTORY);
  await freshSale(WITH_HISTORY);
  const player = await tryOut(app.site);
  await enter(app.page, player);
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${WITH_HISTORY}`);
  await lottery.pick({ 百: [1], 十: [2], 个: [3] });
  await lottery.place();
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
  const balance = async () => (await player.ok('POST /api/user/balance')).balance;
  expect(await balance()).toBe('9998.0000');

  const slip = await lottery.openSlip();
  await slip.getByRole('tab', { name: text('bet_recent') }).click();
  const bet = slip.getByRole('listitem').filter({ hasText: '后三直选复式' });
  await expect(bet).toContainText('待开奖');
  const share = bet.getByRole('button', { name: text('record_share') });
  const picture = await savedFile(app.page, () => share.click());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await bet.getByRole('button', { name: '撤单' }).click();
  await app.answer('撤单');
  await app.says(text('bet_cancelled'));
  await expect(bet).toContainText('已撤单');
  await expect.poll(balance).toBe('10000.0000');

  await slip.getByRole('tab', { name: text('dragon_title') }).click();
  await slip
    .getByRole('group', { name: text('dragon_min') })
    .getByText('2期起')
    .click();
  await slip
    .getByRole('button', { name: /^加入注单：/ })
    .first()
    .click();
  await app.says(text('trend_added'));
  await slip.getByRole('tab', { name: '注单' }).click();
  await expect(slip.getByRole('list', { name: '注单' }).getByRole('listitem')).toHaveCount(1);
});

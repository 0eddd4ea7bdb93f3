import { axeFaults } from '../kit/axe.ts';
import { betRequest, drawOnSale } from '../kit/bets.ts';
import { register, tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { savedFile } from '../kit/saved-file.ts';
import { stopClock } from '../kit/stop-clock.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';
import { createRecordsPage } from '../pages/records-page.ts';

const LOTTERY = 'ssc-5m';
/** A lottery whose draw is hours away, so that a bet on it stays open. */
const DAILY = 'lhc-1d';

test('[R2.3] [RP10] [Q1] the rule of a play is explained beside the numbers, and in full on the help page', {
  tag: '@brief-pc',
}, async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await lottery.choosePlay('后三', '后三直选复式');
  await lottery.root.getByRole('button', { name: app.phone ? text('bet_play_help') : '示例' }).click();
  const panel = app.page.getByRole('dialog', { name: '后三直选复式' });
  await expect(panel.getByText('单注 2.00 × 赔率 975 = 1,950.00')).toBeVisible();
  await expect(panel.getByText('1 / 1,000')).toBeVisible();
  await expect(panel.getByText('返还率 97.5%')).toBeVisible();
  await panel.getByRole('link', { name: text('rule_full') }).click();

  await app.shows('help');
  const help = app.screen('help');
  await expect(help.getByRole('heading', { name: '时时彩怎么玩', level: 1 })).toBeVisible();
  await expect(help.getByRole('region', { name: '后三直选复式', exact: true })).toBeInViewport();
  await expect(panel).toBeHidden();

  await app.open('#/help');
  // The page with the article is replaced by a new one, which has a search field of its own.
  await expect(help.getByRole('heading', { name: '时时彩怎么玩', level: 1 })).toBeHidden();
  await help.getByRole('searchbox', { name: text('help_search') }).fill('快3 hz');
  await help.getByRole('link', { name: /^和值 快3/ }).click();
  const sum = help.getByRole('region', { name: '和值', exact: true });
  await expect(sum).toBeInViewport();
  await expect(sum.getByText(/单注 .* × 赔率 .* = /)).toBeVisible();

  await app.open('#/help?article=first-bet');
  await help.getByRole('button', { name: text('first_steps_again') }).click();
  const steps = help.getByRole('region', { name: text('first_steps') });
  await expect(steps.getByRole('heading', { name: text('first_steps_pick') })).toBeVisible();
  await steps.getByRole('button', { name: text('first_steps_skip') }).click();
  await expect(steps).toBeHidden();

  await app.open('#/help?article=pace');
  await expect(help.getByRole('heading', { name: text('help_pace_title') })).toBeVisible();
});

test('[R2.3] the help is searched by words, by initials, by pinyin and by ids', {
  tag: '@brief-wap',
}, async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
  await app.open('#/help');
  const help = app.screen('help');
  const search = help.getByRole('searchbox', { name: text('help_search') });
  const withdrawal = help.getByRole('link', { name: new RegExp(`^${text('help_withdrawal_title')}`) });
  for (const typed of ['提现', 'tx', 'tixian']) {
    await search.fill(typed);
    await expect(withdrawal).toBeVisible();
  }
  await search.fill('定位胆');
  await expect(help.getByRole('link', { name: /^定位胆 11选5/ })).toBeVisible();
  await search.fill('qszxfs');
  await expect(help.getByText(text('help_found_alike', { query: 'qszxfs' }))).toBeVisible();
  await expect(help.getByRole('link', { name: /^前三直选复式 PK10/ })).toBeVisible();
  await search.fill('ssc.star5.group60');
  await help.getByRole('link', { name: /^五星组选60/ }).click();
  await expect(help.getByRole('region', { name: '五星组选60', exact: true })).toBeInViewport();

  await app.open('#/help?article=withdrawal');
  await expect(help.getByRole('heading', { name: text('help_withdrawal_title'), level: 1 })).toBeVisible();
  await app.open('#/help?article=vip');
  await help.getByRole('link', { name: text('help_go_user_vip') }).click();
  await app.shows('user-vip');
});

test('a player says once whether an article has helped', { tag: '@brief-pc' }, async ({ app }) => {
  const player = await register(app.site);
  await enter(app.page, player);
  await app.open('#/help?article=turnover');
  const help = app.screen('help');
  await help.getByRole('button', { name: text('help_vote_no'), exact: true }).click();
  await help.getByRole('button', { name: text('help_vote_unclear') }).click();
  await expect(help.getByText(text('help_vote_thanks'))).toBeVisible();
  await app.open('#/help?article=vip');
  await help.getByRole('button', { name: text('help_vote_yes'), exact: true }).click();
  await expect(help.getByText(text('help_vote_thanks'))).toBeVisible();
});

test('[R9.8] a long list is searched half a second after the last letter, and the keyboard chooses from it', {
  tag: '@once',
}, async ({ app }) => {
  const { page } = app;
  await page.clock.install();
  await enter(page, await tryOut(app.site));
  await app.open('#/record/bet');
  const choice = createRecordsPage(app).root.getByRole('combobox', { name: '彩种' });
  await choice.focus();
  await choice.press('ArrowDown');
  const panel = page.getByRole('dialog', { name: '彩种' });
  const search = panel.getByRole('combobox', { name: '搜索' });
  await expect(search).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  const rows = panel.getByRole('option');
  const all = await rows.count();
  expect((await rows.first().boundingBox())?.height).toBe(24);
  await search.press('PageDown');
  await expect(panel.locator('[data-active]')).toHaveAttribute('aria-posinset', '11');
  await expect(rows.nth(10)).toBeInViewport({ ratio: 1 });

  await stopClock(page);
  await search.fill('qlssc');
  await page.clock.runFor(499);
  await expect(rows).toHaveCount(all);
  await page.clock.runFor(1);
  await expect(panel.getByRole('status')).toHaveText('找到 1 项');
  await expect(rows).toHaveCount(1);
  const found = await rows.innerText();
  // Enter searches at once.
  await search.fill('zzzz');
  await search.press('Enter');
  await expect(panel.getByRole('status')).toHaveText(text('ui_found_none'));
  await search.press('Enter');
  await search.fill('qlssc');
  await search.press('Enter');
  await search.press('Enter');
  await expect(panel).toBeHidden();
  await expect(choice).toBeFocused();
  await expect(choice).toHaveText(found);
});

test('[R2.10] [L9] [RP9] [Q1] bets are found by filters, explained and added to the slip again', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const player = await tryOut(app.site);
  const sale = await freshSale(LOTTERY);
  const bet = (play: string, content: string) => ({
    played: play,
    content,
    unit_stake: '2.0000',
    multiple: 1,
    rebate_ppm: 0,
  });
  const place = async (on: string, issue: string, drafts: ReturnType<typeof bet>[]) => {
    const reply = await player.ok('POST /api/lottery/bet', await betRequest(player, on, issue, drafts));
    return reply.items.map((item) => (item.ok ? item.bet_id : 0));
  };
  const [won = 0] = await place(LOTTERY, sale.issue, [bet('ssc.locate.all', '||||0,1,2,3,4,5,6,7,8,9')]);
  await sale.draw();
  // After the clock has moved, which could pass the close of the day.
  await place(DAILY, (await drawOnSale(player, DAILY)).issue, [bet('lhc.special.number', '7,25')]);
  await enter(app.page, player);
  await app.open('#/record/bet');
  const records = createRecordsPage(app);
  await expect(records.bet('定位胆')).toContainText(text('record_state_returned'));
  await expect(records.bet('特码')).toContainText('待开奖');

  await records.filter(async (filters) => {
    await filters.getByRole('combobox', { name: '状态' }).selectOption({ label: '待开奖' });
  });
  await expect(records.bet('定位胆')).toHaveCount(0);
  await expect(records.bet('特码')).toBeVisible();
  await records.filter(async (filters) => {
    await filters.getByRole('combobox', { name: '状态' }).selectOption({ label: text('record_state_all') });
    await filters.getByRole('searchbox', { name: '单号' }).fill(String(won));
  });
  await expect(records.bet('特码')).toHaveCount(0);
  await expect(records.bet('定位胆')).toBeVisible();
  await records.filter(async (filters) => {
    await filters.getByRole('searchbox', { name: '单号' }).fill('');
  });
  await expect(records.bet('特码')).toBeVisible();

  const detail = await records.openBet('定位胆');
  await expect(detail.getByText('2.00 × 9.75 = 19.50')).toBeVisible();
  await expect(detail.getByText(text('record_agrees'))).toBeVisible();
  await detail.getByRole('button', { name: '再来一注' }).click();
  await app.shows('lottery');
  const slip = await createLotteryPage(app).openSlip();
  await expect(slip.getByText('定位胆').first()).toBeVisible();
  await expect(slip.getByText('¥20.00').first()).toBeVisible();
});

test('[L9] bets are exported as a table, and arrow keys move from row to row', { tag: '@once' }, async ({
  app,
}) => {
  const player = await tryOut(app.site);
  const { issue } = await drawOnSale(player, DAILY);
  const ids: number[] = [];
  for (const content of ['7,25', '8,26']) {
    const draft = { played: 'lhc.special.number', content, unit_stake: '2.0000', multiple: 1, rebate_ppm: 0 };
    const reply = await player.ok('POST /api/lottery/bet', await betRequest(player, DAILY, issue, [draft]));
    ids.unshift(...reply.items.map((item) => (item.ok ? item.bet_id : 0)));
  }
  await enter(app.page, player);
  await app.open('#/record/bet');
  const { root } = createRecordsPage(app);
  const [first, second] = [root.getByRole('row').nth(1), root.getByRole('row').nth(2)];
  await expect(second).toContainText('特码');
  const save = root.getByRole('button', { name: '导出 CSV' });
  const lines = (await savedFile(app.page, () => save.click())).toString().trim().split('\r\n');
  expect(lines[0]).toContain('单号');
  expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(ids);
  await first.getByRole('button', { name: '详情', exact: true }).last().focus();
  await app.page.keyboard.press('ArrowDown');
  await expect(second.locator(':focus')).toHaveCount(1);
  await app.page.keyboard.press('ArrowUp');
  await expect(first.locator(':focus')).toHaveCount(1);
});

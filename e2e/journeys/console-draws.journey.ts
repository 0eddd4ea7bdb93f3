import type { Page } from '@playwright/test';
import { inside, withoutCallLimits } from '../faults/inside.ts';
import { axeFaults } from '../kit/axe.ts';
import { betRequest } from '../kit/bets.ts';
import { createClient, tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { drawSoon } from '../kit/operate.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { test as base, expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { type ConsolePage, consoleText, openConsole } from '../pages/console-page.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const OFFICIAL = 'd3-cn';
const OWN = 'ssc-5m';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Ten in the morning in Shanghai, in UTC: no other official draw is due. */
const QUIET_MS = 2 * 3_600_000;

/** A separate platform that sells one official lottery and one of its own. */
const test = base.extend<{ platform: Platform }>({
  platform: async ({ page: _ }, use) => {
    const platform = await startPlatform(undefined, { feed: true, lotteries: [OFFICIAL, OWN] });
    await inside(platform, withoutCallLimits);
    await platform.advance((DAY_MS + QUIET_MS - (Date.now() % DAY_MS)) % DAY_MS);
    await use(platform);
    await platform.stop();
  },
  site: async ({ platform, isMobile }, use) => use(isMobile ? platform.wap : platform.pc),
});

const drawPanel = (page: Page) => page.getByRole('complementary', { name: consoleText('draw'), exact: true });
const lotteryPanel = (page: Page) =>
  page.getByRole('complementary', { name: consoleText('lottery'), exact: true });

/** Opens the official draw that waits for its result. */
async function openWaiting({ page, open }: ConsolePage, issue: string): Promise<void> {
  await open('#/draws?view=waiting', consoleText('page_draws'));
  await page.getByRole('button', { name: new RegExp(issue) }).click();
  await expect(drawPanel(page)).toBeVisible();
}

/** The first of two people enters numbers. */
async function enterFirst({ page }: ConsolePage, numbers: string): Promise<void> {
  const panel = drawPanel(page);
  await panel.getByRole('button', { name: consoleText('result_enter') }).click();
  await panel.getByLabel(consoleText('result_numbers'), { exact: true }).fill(numbers);
  await panel.getByLabel(consoleText('reason')).fill('official page');
  await panel.getByRole('button', { name: consoleText('result_submit') }).click();
  await expect(panel.getByText(consoleText('result_waits'))).toBeVisible();
}

/** The second person enters numbers, without seeing those of the first. */
async function enterSecond({ page }: ConsolePage, numbers: string): Promise<void> {
  const panel = drawPanel(page);
  await panel.getByLabel(consoleText('result_numbers'), { exact: true }).fill(numbers);
  await panel.getByRole('button', { name: consoleText('result_submit') }).click();
}

/** Suspends or resumes the open lottery, as one person may. */
async function change({ page }: ConsolePage, act: 'lottery_suspend' | 'lottery_resume'): Promise<void> {
  const panel = lotteryPanel(page);
  await panel.getByRole('button', { name: consoleText(act) }).click();
  await panel.getByLabel(consoleText('reason')).fill('a look at the prices');
  await panel.getByRole('button', { name: consoleText(act) }).click();
}

test('[R6.2] [D6] [O1] an official result is entered by two who do not see each other, and a suspended lottery is closed to open pages', {
  tag: ['@brief-pc', '@long'],
}, async ({ app, browser, platform }) => {
  const now = async () => (await createClient(platform.pc).call('POST /common/cache/version')).now;
  const player = await tryOut(app.site);
  await drawSoon({ DATA_DIR: platform.dataDir }, player, OFFICIAL);
  const sale = await freshSale(OFFICIAL, MINUTE_MS, platform);
  const bet = {
    ...{ played: 'd3.locate.all', content: '||7' },
    ...{ unit_stake: '2.0000', multiple: 1, rebate_ppm: 0 },
  };
  await player.ok('POST /api/lottery/bet', await betRequest(player, OFFICIAL, sale.issue, [bet]));
  await platform.steerFeed(OFFICIAL, 'missing');
  await sale.pass(MINUTE_MS);
  await enter(app.page, player);
  const { root } = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${OFFICIAL}`);
  await expect(root.getByText(text('result_pending')).first()).toBeVisible();

  const first = await openConsole(browser, platform.console);
  const second = await openConsole(browser, platform.console);
  await first.signIn('lottery', await now());
  await second.signIn('risk', await now());
  for (const { page } of [first, second])
    await page.getByRole('heading', { level: 1, name: consoleText('page_dashboard') }).waitFor();

  await test.step('the second person does not see the numbers, and others than the first are refused', async () => {
    await openWaiting(first, sale.issue);
    expect(await axeFaults(first.page)).toEqual([]);
    await enterFirst(first, '4 0 7');
    await openWaiting(second, sale.issue);
    const panel = drawPanel(second.page);
    await expect(panel.getByLabel(consoleText('result_numbers'), { exact: true })).toBeVisible();
    await expect(second.page.getByText('4 0 7')).toHaveCount(0);
    expect(await axeFaults(second.page)).toEqual([]);
    await enterSecond(second, '4 0 8');
    await expect(panel.getByRole('alert')).toContainText('两人录入的号码不同');
    await expect(root.getByText(text('result_pending')).first()).toBeVisible();
  });

  await test.step('the same numbers twice are published, and the player sees them', async () => {
    await expect(
      drawPanel(first.page).getByRole('button', { name: consoleText('result_enter') }),
    ).toBeVisible();
    await enterFirst(first, '4 0 7');
    await enterSecond(second, '4 0 7');
    const drawn = root.getByText(new RegExp(`^第 ${sale.issue.slice(-4)} 期开奖号码 4 0 7$`)).first();
    await expect(drawn).toBeAttached();
    await expect(root.getByText(text('result_pending'))).toHaveCount(0);
    await expect(drawPanel(second.page).getByText(consoleText('draw_settled'))).toBeVisible();
    await expect(
      drawPanel(second.page).getByText(new RegExp(`^#\\d+ ${consoleText('journal_result')}$`)),
    ).toBeVisible();
  });

  await test.step('one person suspends a lottery, and the open betting page says so until it is resumed', async () => {
    await app.open(`#/lottery/show?id=${OWN}`);
    await expect(root.getByText(text('bet_suspended'))).toHaveCount(0);
    await first.open(`#/lotteries?id=${OWN}`, consoleText('page_lotteries'));
    await expect(lotteryPanel(first.page).getByText(consoleText('own_draw_statement'))).toBeVisible();
    expect(await axeFaults(first.page)).toEqual([]);
    await change(first, 'lottery_suspend');
    await expect(root.getByText(text('bet_suspended')).first()).toBeVisible();
    await change(first, 'lottery_resume');
    await expect(root.getByText(text('bet_suspended'))).toHaveCount(0);
  });

  await test.step('returns follow a typed price, and one above the stake cannot be proposed', async () => {
    const panel = lotteryPanel(first.page);
    await panel.getByRole('button', { name: consoleText('change_price') }).click();
    await expect(panel.getByText(consoleText('price_fits'))).toBeVisible();
    await panel.getByLabel(consoleText('price_base')).fill('1900');
    await panel.getByLabel(consoleText('reason')).fill('a better price');
    await expect(panel.getByRole('alert')).toContainText('连返点超过投注额');
    await expect(panel.getByRole('button', { name: consoleText('change_price') })).toBeDisabled();
    await panel.getByLabel(consoleText('price_base')).fill('1780');
    await expect(panel.getByRole('button', { name: consoleText('change_price') })).toBeEnabled();
    expect(await axeFaults(first.page)).toEqual([]);
  });
});

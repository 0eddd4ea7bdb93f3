import type { Locator } from '@playwright/test';
import { tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { inAnyLanguage, text } from '../kit/text.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-5m';
/** A sale that ends meanwhile would open a question about the picked numbers. */
const saleMs = 60_000;

/** Windows of desktops in CSS px; 720x450 is 1440x900 at 200 %. */
const windows = [
  [1024, 768],
  [720, 450],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
/** Height that the draw header may take, px. */
const DRAW_MAX = 104;
/** Width that a row of ten numbers with its shortcuts needs, px. */
const PICKER_MIN = 560;

test('windows from 720 to 2560 px: nothing overlaps or is cut, the stake bar stays in sight, header and body share one grid', {
  tag: ['@once', '@long'],
}, async ({ app }) => {
  const { page } = app;
  const player = await tryOut(app.site);
  await enter(page, player);
  const lottery = createLotteryPage(app);
  for (const language of ['zhCn', 'enUs'] as const) {
    await player.ok('POST /api/user/data/modify', { language });
    await freshSale(LOTTERY, saleMs);
    await app.open(`#/lottery/show?id=${LOTTERY}`);
    // The language of the account is taken at the start of the client.
    await page.reload();
    const draw = lottery.root.getByRole('region', { name: inAnyLanguage('bet_draw') });
    const picker = lottery.root.getByRole('region', { name: inAnyLanguage('bet_picking') });
    const place = lottery.root.getByRole('button', { name: inAnyLanguage('bet_place_now') });
    const add = lottery.root.getByRole('button', { name: inAnyLanguage('bet_add') });
    await expect(add).toBeVisible();
    for (const [width, height] of windows) {
      await test.step(`${language} ${width}x${height}`, async () => {
        await page.setViewportSize({ width, height });
        const header = await boxOf(page.getByRole('banner').first());
        const drawn = await boxOf(draw);
        expect(drawn.height).toBeLessThanOrEqual(DRAW_MAX);
        expect(drawn.top).toBeGreaterThanOrEqual(header.bottom);
        const board = await boxOf(picker);
        expect(board.top).toBeGreaterThanOrEqual(drawn.bottom);
        expect(board.right - board.left).toBeGreaterThanOrEqual(PICKER_MIN);
        for (const button of [place, add]) {
          const { left, right, top, bottom } = await boxOf(button);
          expect(Math.min(left, top - drawn.bottom)).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          expect(bottom).toBeLessThanOrEqual(height);
        }
        const scroller = lottery.root.locator('[data-scroller]').first();
        const spare = await scroller.evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(spare).toBe(0);
        if (width >= 1920) {
          const logo = await boxOf(page.getByRole('banner').first().getByRole('link').first());
          const list = await boxOf(page.getByRole('navigation', { name: inAnyLanguage('nav_lotteries') }));
          expect(Math.abs(logo.left - list.left - 16)).toBeLessThanOrEqual(1);
        }
      });
    }
  }

  // A narrow window: the bar below the board opens the slip, Esc closes it.
  await page.setViewportSize({ width: 1024, height: 768 });
  const open = lottery.root.getByRole('button', { name: inAnyLanguage('bet_slip_show') });
  const slip = lottery.root.getByRole('region', { name: inAnyLanguage('bet_slip') });
  await expect(slip).toBeHidden();
  await open.click();
  await expect(slip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip).toBeHidden();
  // What the header has no width for is in its menu.
  await page.getByRole('button', { name: inAnyLanguage('nav_more') }).click();
  await page.getByRole('button', { name: inAnyLanguage('language') }).click();
  await page.getByRole('menuitemradio', { name: '简体中文' }).click();
  await expect(open).toHaveText(text('bet_slip_show'));
});

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  height: number;
}

function boxOf(element: Locator): Promise<Box> {
  return element.evaluate((one) => {
    const { left, top, right, bottom, height } = one.getBoundingClientRect();
    return { left, top, right, bottom, height };
  });
}

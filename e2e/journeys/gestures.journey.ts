import type { Locator, Page } from '@playwright/test';
import { needs } from '../kit/abilities.ts';
import { tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { stopClock } from '../kit/stop-clock.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

type Point = readonly [x: number, y: number];

/** The middle of an element, scrolled into view. */
async function middleOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to touch');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Touches, moves in small steps and releases; `before` runs at the end position before the release. */
async function drag(page: Page, [x, y]: Point, to: Point, before?: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([px, py]) => ({ x: px, y: py })),
    });
  await touch('touchStart', [[x, y]]);
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', [[x + ((to[0] - x) * step) / 10, y + ((to[1] - y) * step) / 10]]);
  }
  await before?.();
  await touch('touchEnd', []);
  await devtools.detach();
}

test('touch gestures work like buttons: groups, balls, bankers, the slip, older results, reloading a page', {
  tag: ['@phone', '@long'],
}, async ({ app }) => {
  needs('drag');
  const { page } = app;
  const sale = await freshSale('ssc-5m', 200_000);
  await enter(page, await tryOut(app.site));
  await page.clock.install();
  const lottery = createLotteryPage(app);
  const { root } = lottery;
  await app.open('#/lottery/show?id=ssc-5m');
  await lottery.choosePlay('后三', '后三直选复式');
  const row = (name: string) => root.getByRole('group', { name: new RegExp(`^${name}，`) });
  const ball = (group: Locator, name: string) =>
    group.getByRole('button', { name: new RegExp(`^0?${name}(,|$)`) });

  // Dragging over balls picks them; dragging again from a picked ball removes them.
  const hundreds = row('百位');
  const [from, to] = [await middleOf(ball(hundreds, '1')), await middleOf(ball(hundreds, '4'))];
  await drag(page, from, to);
  for (const name of ['1', '2', '3', '4']) {
    await expect(ball(hundreds, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(ball(hundreds, '5')).toHaveAttribute('aria-pressed', 'false');
  await drag(page, from, to);
  await expect(hundreds).toHaveAccessibleName(/已选 0 个/);

  // A tapped button is no longer highlighted.
  const background = (name: string) =>
    hundreds.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  await hundreds.getByRole('button', { name: text('bet_quick_clear') }).tap();
  expect(await background(text('bet_quick_clear'))).toBe(await background('大'));

  // A line swiped aside leaves the slip, and can be restored.
  await lottery.pick({ 百: [1], 十: [2], 个: [3] });
  await lottery.add();
  const slip = await lottery.openSlip();
  const line = slip.getByRole('listitem').first();
  const [x, y] = await middleOf(line);
  await drag(page, [x + 100, y], [x - 80, y]);
  await expect(slip.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');

  // A swipe beside the balls goes to the next group, and back.
  const play = root.getByRole('button', { name: /^(后三|前二)/ }).first();
  await expect(play).toContainText('后三');
  const [px, py] = await middleOf(play);
  await drag(page, [px + 60, py], [px - 60, py]);
  await expect(play).not.toContainText('后三');
  await drag(page, [px - 60, py], [px + 60, py]);
  await expect(play).toContainText('后三');

  // Pulling down the last result shows the earlier ones, also while its numbers are being revealed.
  const strip = root.getByRole('region', { name: text('nav_results') });
  const before = page.getByRole('dialog', { name: text('bet_last_draws') });
  const [sx, sy] = await middleOf(strip);
  await drag(page, [sx, sy], [sx, sy + 120]);
  await expect(before).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(before).toBeHidden();
  await stopClock(page);
  await sale.draw();
  await expect(strip.getByText(text('bet_reveal_skip'))).toBeAttached();
  await drag(page, [sx, sy], [sx, sy + 120]);
  await page.clock.resume();
  await expect(before).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(before).toBeHidden();

  // A ball held down becomes a banker where the play has bankers.
  await app.open('#/lottery/show?id=x5-5m&played=x5.any3.banker&picks=-');
  const [bankers, others] = [row(text('content_gall_code')), row(text('content_drag_code'))];
  const seven = await middleOf(ball(others, '7'));
  await drag(page, seven, seven, async () => {
    await expect(ball(bankers, '7')).toHaveAttribute('aria-pressed', 'true');
  });
  await expect(ball(others, '7')).toHaveAttribute('aria-pressed', 'false');
  await expect(ball(bankers, '7')).toHaveAttribute('aria-pressed', 'true');

  // Pulled down at its top, home reloads its data.
  await app.open('#/');
  await app.shows('home');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/user/balance'));
  await drag(page, [195, 200], [195, 330]);
  await asked;
});

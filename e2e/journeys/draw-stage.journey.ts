import type { Page } from '@playwright/test';
import { tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { noticePlaces } from '../kit/notices.ts';
import { advance, expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-5m';

/** The page keeps here what has been shown over time. */
interface Noted {
  toastsSeen?: string[];
  drawsSeen?: string[];
  headersSeen?: string[];
}

/**
 * From its next load on the page notes each toast with what it covers, each label of the draw header's balls, and its texts: a
 * closed draw has its numbers within seconds, which a busy test may miss.
 */
async function noteDraws(page: Page): Promise<void> {
  await page.addInitScript(
    ({ toasts, draw }) => {
      const noted = window as unknown as Noted;
      const covers: string[] = [];
      const labels: string[] = [];
      noted.toastsSeen = covers;
      noted.drawsSeen = labels;
      const texts: string[] = [];
      noted.headersSeen = texts;
      const header = `[data-screen="lottery"] [aria-label="${draw}"]`;
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((found) => found.getBoundingClientRect());
      const look = () => {
        const toast = document.querySelector(toasts)?.firstElementChild;
        const box = toast?.getBoundingClientRect();
        if (box && box.height > 0) {
          const held = boxes(`${header} [role="timer"], ${header} ol, [data-variant="primary"]`).filter(
            ({ left, right, top, bottom, width }) =>
              width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
          );
          covers.push(`${toast?.textContent} covers ${held.length}`);
        }
        const label = document.querySelector(`${header} ol`)?.previousElementSibling?.textContent ?? '';
        if (label !== '' && label !== labels.at(-1)) labels.push(label);
        const said = document.querySelector(header)?.textContent ?? '';
        if (said !== texts.at(-1)) texts.push(said);
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    },
    {
      toasts: noticePlaces.map((name) => `section[popover="manual"][aria-label="${name}"]`).join(),
      draw: text('bet_draw'),
    },
  );
}

const seen = (page: Page) =>
  page.evaluate(() => {
    const { toastsSeen = [], drawsSeen = [], headersSeen = [] } = window as unknown as Noted;
    return { toasts: [...new Set(toastsSeen)], labels: drawsSeen, texts: headersSeen };
  });

test('[R1.5] a closed draw has its own stage with the bets on it, then its numbers and the outcome, and nothing lies on them', async ({
  app,
}) => {
  const { page, phone } = app;
  const sale = await freshSale(LOTTERY);
  await enter(page, await tryOut(app.site));
  await noteDraws(page);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const lottery = createLotteryPage(app);
  const header = lottery.root.getByRole('region', { name: text('bet_draw'), exact: true });
  await lottery.chooseBoard('classic');
  await lottery.choosePlay('定位胆', '定位胆');
  await lottery.pick({ 个: [0, 1, 2, 3, 4, 5, 6, 7, 8] });
  await lottery.place();
  await lottery.confirm();
  await app.says('投注成功，共 1 单');

  await sale.close();
  const coming = text('bet_result_coming', { issue: sale.short });
  await expect.poll(async () => (await seen(page)).labels).toContain(coming);
  const said = async (words: string) =>
    (await seen(page)).texts.some((stage) => stage.includes(coming) && stage.includes(words));
  await expect.poll(() => said(text('bet_drawing'))).toBe(true);
  await expect.poll(() => said(`${text(phone ? 'bet_own_short' : 'bet_own', { n: 1 })} ¥18.00`)).toBe(true);
  const digits = await sale.draw();
  const won = digits.at(-1)! <= 8;
  await expect(
    header.getByText(text('bet_result_label', { issue: sale.short, numbers: digits.join(' ') })),
  ).toBeAttached();
  const strip = header.getByRole('status');
  await expect(strip).toContainText(
    won
      ? text(phone ? 'bet_strip_won_short' : 'bet_strip_won', { issue: sale.short })
      : text('bet_strip_lost', { issue: sale.short, stake: '¥18.00' }),
  );
  const { toasts, labels } = await seen(page);
  if (!phone) expect(await said(text('bet_step_sealed') + text('bet_step_done'))).toBe(true);
  expect(toasts).toEqual([`${text('bet_placed', { n: 1 })} covers 0`]);
  // The closed draw is never followed by an older result.
  const from = labels.indexOf(coming);
  expect(labels.slice(from + 1).filter((label) => !label.includes(sale.short))).toEqual([]);

  await (phone ? header.getByRole('link') : strip.getByRole('link')).click();
  await app.shows('record-bet');
  await expect(
    page.getByRole('dialog').getByText(won ? text('bet_state_won') : text('bet_state_lost')),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  // The notification centre names lottery and amount, and leads to the bet.
  await app.open('#/');
  await page.getByRole('button', { name: new RegExp(`^${text('notifications')}`) }).click();
  await app.shows('user-inbox');
  const line = app.screen('user-inbox').getByRole('link', { name: new RegExp(`${sale.short} .*18\\.00`) });
  await expect(line).toHaveCount(1);
  // The page of the lottery has told it already.
  await expect(line).not.toContainText(text('in_unread'));
  await line.click();
  await app.shows('record-bet');
});

test('pages that return after minutes show no sale that has ended and no draw that has its numbers', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const { page } = app;
  const sale = await freshSale(LOTTERY);
  await sale.draw();
  await enter(page, await tryOut(app.site));
  await page.clock.install();
  await app.open();
  await app.shows('home');
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  const lottery = createLotteryPage(app);
  await expect(lottery.root.getByRole('timer').first()).toHaveAccessibleName(/ \d\d:\d\d$/);
  const drawn = lottery.root.getByText(/期开奖号码/).first();
  await expect(drawn).toBeAttached();
  const before = await drawn.textContent();
  await app.open('#/help');
  await app.shows('help');
  await advance(330_000);
  await page.clock.fastForward(330_000);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const current = '**/api/lottery/draw/current';
  await page.route(current, async (route) => {
    await held;
    await route.continue();
  });
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await app.shows('lottery');
  await expect(lottery.root.getByText(text('bet_phase_word_closed'), { exact: true })).toHaveCount(0);
  await expect(lottery.root.getByText(text('bet_drawing'))).toHaveCount(0);
  await app.open('#/');
  await app.shows('home');
  await expect(app.screen('home').getByText(text('lobby_closed'))).toHaveCount(0);
  release();
  await expect(
    app
      .screen('home')
      .getByRole('timer')
      .filter({ hasText: /^\d\d:\d\d/ })
      .first(),
  ).toBeVisible();
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await expect(drawn).not.toHaveText(before ?? '');
  await page.unrouteAll({ behavior: 'wait' });
});

import type { Browser } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import { betRequest, fiveDigits } from '../kit/bets.ts';
import { freshName, type PlayerClient, register } from '../kit/client.ts';
import { deposit } from '../kit/deposit.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { type App, createApp } from '../pages/app.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';
import { createRecordsPage } from '../pages/records-page.ts';

const LOTTERY = 'ssc-5m';

const log = (app: App) => app.screen('chat').getByRole('log');
const said = (app: App, words: string) => log(app).getByText(words, { exact: true });
/** The messages that a player sees, each with its number. */
const numbers = (app: App) =>
  log(app)
    .locator('[data-message]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-message')));

/** Makes words that no other journey has said in the room. */
function ownWords(): (words: string) => string {
  // Letters only: the filter reads digits as letters too.
  const mark = freshName().replace(/\d/g, 'z');
  return (words) => `${words} ${mark}`;
}

/** Opens a room as this player. */
async function openRoom(app: App, room: string, player: PlayerClient): Promise<void> {
  await enter(app.page, player);
  await app.open(`#/chat?room=${room}`);
  await expect(log(app)).toBeVisible();
}

async function say(app: App, words: string): Promise<void> {
  await app
    .screen('chat')
    .getByRole('textbox', { name: text('cv_write') })
    .fill(words);
  await app
    .screen('chat')
    .getByRole('button', { name: text('cv_send'), exact: true })
    .click();
}

/** Runs `act` with a second browser of the same device. */
async function withSecond(browser: Browser, app: App, act: (second: App) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  try {
    await act(createApp(await context.newPage(), app.site, app.phone));
  } finally {
    await context.close();
  }
}

test('[R2.9] two players talk; one who lost the connection catches up, and nothing is doubled', async ({
  app,
  browser,
}) => {
  const own = ownWords();
  const [one, two] = [await register(app.site), await register(app.site)];
  await withSecond(browser, app, async (second) => {
    await openRoom(app, 'k3', one);
    await openRoom(second, 'k3', two);
    await say(app, own('hello from one'));
    await expect(said(second, own('hello from one'))).toBeVisible();
    await say(second, own('and from two'));
    await expect(said(app, own('and from two'))).toBeVisible();
    expect(await axeFaults(app.page)).toEqual([]);

    await second.page.context().setOffline(true);
    await say(app, own('while you were away'));
    // The room takes one message a second: the second waits by itself.
    await say(app, own('and one more'));
    await say(second, own('from the train'));
    const resend = log(second).getByRole('button', { name: text('cv_resend') });
    await expect(resend).toBeVisible();
    await expect(said(app, own('and one more'))).toBeVisible();
    await second.page.context().setOffline(false);
    await expect(said(second, own('and one more'))).toBeVisible();
    await resend.click();
    await expect(said(app, own('from the train'))).toBeVisible();
    await expect(resend).toBeHidden();
    for (const words of [own('while you were away'), own('and one more'), own('from the train')])
      await expect(said(second, words)).toHaveCount(1);
    await expect.poll(() => numbers(second)).toEqual(await numbers(app));

    // The keyboard moves between messages.
    await log(second).focus();
    await second.page.keyboard.press('ArrowUp');
    await expect(log(second).locator('[data-message]').last()).toBeFocused();
  });
});

test('[R2.9] a shared bet is copied to the slip of another player, and shows that it lost', {
  tag: '@long',
}, async ({ app, browser }) => {
  const [sharer, reader] = [await register(app.site), await register(app.site)];
  await deposit(sharer, '100');
  const sale = await freshSale(LOTTERY, 200_000);
  await sharer.ok(
    'POST /api/lottery/bet',
    await betRequest(sharer, LOTTERY, sale.issue, [fiveDigits(12_345)]),
  );
  await enter(app.page, sharer);
  await app.open('#/record/bet');
  const detail = await createRecordsPage(app).openNth(0);
  await detail.getByRole('button', { name: text('ch_share') }).click();
  const panel = app.page.getByRole('dialog', { name: text('ch_share_title') });
  await panel.getByRole('switch', { name: text('ch_share_stake') }).click();
  await panel.getByRole('button', { name: text('ch_share_now'), exact: true }).click();
  await app.shows('chat');
  const card = (of: App) =>
    log(of)
      .getByRole('region', { name: text('ch_card') })
      .last();
  await expect(card(app).getByText('1/100000')).toBeVisible();

  await withSecond(browser, app, async (second) => {
    await openRoom(second, 'hall', reader);
    await expect(card(second).getByText(text('record_state_accepted'), { exact: true })).toBeVisible();
    await card(second)
      .getByRole('button', { name: text('ch_copy') })
      .click();
    await second.shows('lottery');
    const slip = await createLotteryPage(second).openSlip();
    await expect(slip.getByText('五星直选复式').first()).toBeVisible();
    // Nothing was placed.
    expect((await reader.ok('POST /api/record/bet', {})).items).toEqual([]);

    await sale.draw();
    await expect(card(app).getByText(text('record_state_lost'), { exact: true })).toBeVisible();
    await second.open('#/chat?room=hall');
    await expect(card(second).getByText(text('record_state_lost'), { exact: true })).toBeVisible();
    await expect(card(second).getByRole('button', { name: text('ch_copy') })).toBeHidden();
  });
});

test('[R2.9] a message is reported, and the messages of a blocked player are not shown', async ({
  app,
  browser,
}) => {
  const own = ownWords();
  const [reader, writer] = [await register(app.site), await register(app.site)];
  await withSecond(browser, app, async (second) => {
    await openRoom(app, 'pc28', reader);
    await openRoom(second, 'pc28', writer);
    await say(second, own('follow me to the next win'));
    const message = log(app)
      .getByRole('article')
      .filter({ hasText: own('follow me to the next win') });
    await message.getByRole('button', { name: text('cv_actions') }).click();
    await app.page.getByRole('menuitem', { name: text('ch_report') }).click();
    const report = app.page.getByRole('dialog', { name: text('ch_report_title') });
    await report.getByText(text('ch_report_leading'), { exact: true }).click();
    await report.getByRole('button', { name: text('ch_report'), exact: true }).click();
    await app.says(text('ch_reported'));

    await message.getByRole('button', { name: text('cv_actions') }).click();
    await app.page.getByRole('menuitem', { name: text('ch_block') }).click();
    await app.answer(text('ch_block'));
    await expect(message).toBeHidden();
    await say(second, own('can you hear me'));
    await expect(said(second, own('can you hear me'))).toBeVisible();
    await say(app, own('quiet here'));
    await expect(said(second, own('quiet here'))).toBeVisible();
    await expect(said(app, own('can you hear me'))).toHaveCount(0);

    // The list of the account brings the player back.
    if (app.phone) await app.open('#/chat');
    await app
      .screen('chat')
      .getByRole('button', { name: text('ch_block_list') })
      .click();
    const list = app.page.getByRole('dialog', { name: text('ch_block_list') });
    await list.getByRole('button', { name: text('ch_unblock') }).click();
    await expect(list.getByText(text('ch_block_none'))).toBeVisible();
    await app.page.keyboard.press('Escape');
    await app.open('#/chat?room=pc28');
    await expect(said(app, own('can you hear me'))).toBeVisible();
  });
});

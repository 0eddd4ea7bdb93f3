import { openEnvelope } from '@tessera/protocol/envelope-node';
import { needs } from '../kit/abilities.ts';
import { type PlayerClient, tryOut } from '../kit/client.ts';
import { freshSale, type SaleDraw } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { changeLottery } from '../kit/operate.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import type { App } from '../pages/app.ts';
import { createLotteryPage } from '../pages/lottery-page.ts';

const LOTTERY = 'ssc-5m';
const BET = '**/api/lottery/bet';

let player: PlayerClient;

test.beforeEach(async ({ app }) => {
  player = await tryOut(app.site);
  await enter(app.page, player);
});

/** Opens the betting page with one line of 2.00 picked, in a draw that stays open. */
async function pickOne(app: App) {
  const sale = await freshSale(LOTTERY);
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${LOTTERY}`);
  await lottery.pick({ 百: [1], 十: [2], 个: [3] });
  return { lottery, sale };
}

/**
 * Closes the draw while the next call to an address is on its way. `answered` resolves with its answer: the clock moves
 * past the draws of every lottery, which takes some time.
 */
async function closeBefore(
  { page }: App,
  address: string,
  sale: SaleDraw,
): Promise<{ answered: Promise<unknown> }> {
  await page.route(
    address,
    async (route) => {
      await sale.close();
      await route.continue();
    },
    { times: 1 },
  );
  return { answered: page.waitForResponse(address, { timeout: 0 }) };
}

/** Number of the player's bets, and what is left of their 10 000.00. */
async function book() {
  const { items } = await player.ok('POST /api/record/bet', { limit: 20 });
  const { balance } = await player.ok('POST /api/user/balance');
  return { bets: items.length, balance };
}

test('[B2] a bet that reaches a closed draw is refused with a message, and costs nothing', {
  tag: '@brief-pc',
}, async ({ app }) => {
  const { lottery, sale } = await pickOne(app);
  const { answered } = await closeBefore(app, BET, sale);
  await lottery.place();
  await lottery.confirm();
  await answered;
  await app.says(text('draw_closed'));
  expect(await book()).toEqual({ bets: 0, balance: '10000.0000' });
});

test('[R5.6] a bet cannot exceed the balance, and a held key cannot confirm a large share of it', {
  tag: '@brief-wap',
}, async ({ app }) => {
  const { lottery } = await pickOne(app);
  for (const position of [text('content_position_3'), text('content_position_4'), text('content_position_5')])
    await lottery.root
      .getByRole('group', { name: `${position}位 快捷` })
      .getByRole('button', { name: text('bet_quick_all_name') })
      .click();
  const place = lottery.root.getByRole('button', {
    name: app.phone ? '投注' : text('bet_place_now'),
    exact: true,
  });
  const more = lottery.root
    .getByRole('button', { name: app.phone ? text('bet_multiple_more') : text('ui_increase') })
    .first();

  // A fifth of the balance: the confirm button has the focus, but ignores the key press that opened the dialog.
  await place.focus();
  await app.page.keyboard.down('Enter');
  await expect(lottery.confirmation.getByRole('button', { name: /^确认 ¥/ })).toBeFocused();
  await app.page.keyboard.down('Enter');
  await app.page.keyboard.up('Enter');
  await expect(lottery.confirmation).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(lottery.confirmation).toBeHidden();

  // Two fifths: the focus is on the button that declines.
  await more.click();
  await lottery.place();
  await expect(lottery.confirmation.getByRole('button', { name: text('bet_not_yet') })).toBeFocused();
  await app.page.keyboard.press('Enter');
  await expect(lottery.confirmation).toBeHidden();

  for (let times = 2; times < 6; times += 1) await more.click();
  await expect(lottery.root.getByText(text('bet_why_balance'))).toBeVisible();
  await expect(place).toBeDisabled();
  expect(await book()).toEqual({ bets: 0, balance: '10000.0000' });
});

test('[B1] changed odds are shown before the bet is placed at them', { tag: '@brief-pc' }, async ({
  app,
  addresses,
}) => {
  const { lottery } = await pickOne(app);
  await lottery.add();
  let restore = async () => {};
  try {
    await app.page.route(
      BET,
      async (route) => {
        restore = await changeLottery(dataOf(addresses), player, LOTTERY, { pricing: { base: 1_700 } });
        await route.continue();
      },
      { times: 1 },
    );
    const slip = await lottery.openSlip();
    await slip.getByRole('button', { name: /^确认投注/ }).click();
    await lottery.confirm();
    await expect(slip.getByText(text('bet_odds_changed'))).toBeVisible();
    expect(await book()).toEqual({ bets: 0, balance: '10000.0000' });
    await slip.getByRole('button', { name: text('bet_accept_odds') }).click();
    await slip.getByRole('button', { name: /^确认投注/ }).click();
    await lottery.confirm();
    await app.says('投注成功，共 1 单');
    expect(await book()).toEqual({ bets: 1, balance: '9998.0000' });
  } finally {
    await restore();
  }
});

test('[B1] caps of a draw and a player and a suspended lottery are shown; the slip keeps its lines', {
  tag: '@brief-pc',
}, async ({ app, addresses }) => {
  const { lottery } = await pickOne(app);
  await lottery.add();
  const slip = await lottery.openSlip();
  const line = slip.getByRole('list', { name: text('bet_slip') }).getByRole('listitem');
  const place = slip.getByRole('button', { name: /^确认投注/ });
  const change = (terms: Parameters<typeof changeLottery>[3]) =>
    changeLottery(dataOf(addresses), player, LOTTERY, terms);
  const undo: (() => Promise<void>)[] = [];
  try {
    // The bet could win 1,950.
    undo.push(await change({ caps: { bet: '500000', draw: '1000' } }));
    await place.click();
    await lottery.confirm();
    await expect(line).toContainText('本期可投额度不足');
    undo.push(await change({ caps: { bet: '400000', player: '1000', draw: '100000' } }));
    await place.click();
    await lottery.confirm();
    await expect(line).toContainText('超过投注限额');
    undo.push(await change({ suspended: true }));
    await expect(lottery.root.getByText(text('bet_suspended'))).toBeAttached();
    await expect(place).toBeDisabled();
    await expect(line).toHaveCount(1);
    expect(await book()).toEqual({ bets: 0, balance: '10000.0000' });
  } finally {
    for (const restore of undo.reverse()) await restore();
  }
  await expect(place).toBeEnabled();
  await place.click();
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
  expect(await book()).toEqual({ bets: 1, balance: '9998.0000' });
});

test('[B3] a cancel that arrives after the draw has closed leaves the bet, and the player is told', {
  tag: '@brief-wap',
}, async ({ app }) => {
  const { lottery, sale } = await pickOne(app);
  await lottery.place();
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
  const { answered } = await closeBefore(app, '**/api/lottery/bet/cancel', sale);
  const slip = await lottery.openSlip();
  await slip.getByRole('tab', { name: text('bet_recent') }).click();
  await slip.getByRole('button', { name: '撤单' }).click();
  await app.answer('撤单');
  await answered;
  await app.says(text('draw_closed'));
  expect(await book()).toEqual({ bets: 1, balance: '9998.0000' });
});

test('[B2] a doubled click bets once', { tag: '@once' }, async ({ app }) => {
  const { lottery } = await pickOne(app);
  await lottery.place();
  await lottery.confirmation.getByRole('button', { name: /^确认 ¥/ }).dblclick();
  await app.says('投注成功，共 1 单');
  expect(await book()).toEqual({ bets: 1, balance: '9998.0000' });
});

test('[L8] a connection lost during a bet: the retry with the same request id makes one bet', {
  tag: '@brief-pc',
}, async ({ app }) => {
  needs('bodies');
  const { lottery } = await pickOne(app);
  const rids: unknown[] = [];
  await app.page.route(BET, async (route) => {
    rids.push(ridOf(route.request().postData()));
    if (rids.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await lottery.place();
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
  expect(rids).toHaveLength(2);
  expect(rids[0]).toMatch(/^.{16,}$/);
  expect(rids[1]).toBe(rids[0]);
  expect(await book()).toEqual({ bets: 1, balance: '9998.0000' });
});

test('[L8] a page reloaded during a bet learns the result of the bet', { tag: '@once' }, async ({ app }) => {
  const { lottery } = await pickOne(app);
  let arrived = () => {};
  const stored = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await app.page.route(
    BET,
    async (route) => {
      await route.fetch();
      arrived();
      // The page never receives the answer.
      await new Promise(() => {});
    },
    { times: 1 },
  );
  await lottery.place();
  await lottery.confirm();
  await stored;
  await app.page.reload();
  await app.says('投注成功，共 1 单');
  expect(await book()).toEqual({ bets: 1, balance: '9998.0000' });
});

/** The data folder of the journey's platform. */
const dataOf = ({ env }: { env: Record<string, string> }) => ({ DATA_DIR: env.DATA_DIR ?? '' });

/** The request id of a bet request, from its envelope. */
function ridOf(body: string | null): unknown {
  const opened = openEnvelope(JSON.parse(body ?? '{}'));
  return opened.ok ? (opened.value.payload as { rid?: unknown }).rid : undefined;
}

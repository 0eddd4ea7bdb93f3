import { openEnvelope } from '@tessera/protocol/envelope-node';
import { type PlayerClient, tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { setBase } from '../kit/operate.ts';
import { expect, test } from '../kit/test.ts';
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

/** How many bets the player has, and what is left of his 10 000.00. */
async function book() {
  const { items } = await player.ok('POST /api/record/bet', { limit: 20 });
  const { balance } = await player.ok('POST /api/user/balance');
  return { bets: items.length, balance };
}

test('[B2] a bet that reaches a closed draw is refused in words, and nothing is taken', {
  tag: '@brief-pc',
}, async ({ app }) => {
  const { lottery, sale } = await pickOne(app);
  await app.page.route(
    BET,
    async (route) => {
      await sale.close();
      await route.continue();
    },
    { times: 1 },
  );
  await lottery.place();
  await lottery.confirm();
  await app.says('本期已封盘，请选择下一期');
  expect(await book()).toEqual({ bets: 0, balance: '10000.0000' });
});

test('[R5.6] more than the balance cannot be bet', { tag: '@brief-wap' }, async ({ app }) => {
  const { lottery } = await pickOne(app);
  for (const position of ['百', '十', '个'])
    await lottery.root
      .getByRole('group', { name: `${position}位 快捷` })
      .getByRole('button', { name: '全选' })
      .click();
  for (let times = 1; times < 6; times += 1)
    await lottery.root
      .getByRole('button', { name: app.phone ? '加一倍' : '增加' })
      .first()
      .click();
  await expect(lottery.root.getByText('余额不足')).toBeVisible();
  await expect(
    lottery.root.getByRole('button', { name: app.phone ? '投注' : '立即投注', exact: true }),
  ).toBeDisabled();
});

test('[B1] changed odds are shown before the bet is placed at them', { tag: '@once' }, async ({
  app,
  addresses,
}) => {
  const { lottery } = await pickOne(app);
  await lottery.add();
  const data = { DATA_DIR: addresses.env.DATA_DIR ?? '' };
  try {
    await app.page.route(
      BET,
      async (route) => {
        await setBase(data, player, LOTTERY, 1_700);
        await route.continue();
      },
      { times: 1 },
    );
    const slip = await lottery.openSlip();
    await slip.getByRole('button', { name: /^确认投注/ }).click();
    await lottery.confirm();
    await expect(slip.getByText('赔率变化')).toBeVisible();
    expect(await book()).toEqual({ bets: 0, balance: '10000.0000' });
    await slip.getByRole('button', { name: '接受新赔率' }).click();
    await slip.getByRole('button', { name: /^确认投注/ }).click();
    await lottery.confirm();
    await app.says('投注成功，共 1 单');
    expect(await book()).toEqual({ bets: 1, balance: '9998.0000' });
  } finally {
    await setBase(data, player, LOTTERY, 1_800);
  }
});

test('[B2] a doubled click bets once', { tag: '@once' }, async ({ app }) => {
  const { lottery } = await pickOne(app);
  await lottery.place();
  await lottery.confirmation.getByRole('button', { name: /^确认 ¥/ }).dblclick();
  await app.says('投注成功，共 1 单');
  expect(await book()).toEqual({ bets: 1, balance: '9998.0000' });
});

test('[L8] a connection lost in the middle of a bet: asked again under the same number, one bet', {
  tag: '@brief-pc',
}, async ({ app }) => {
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

test('[L8] a page reloaded in the middle of a bet finds out what became of it', { tag: '@once' }, async ({
  app,
}) => {
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
      // Its answer never comes.
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

/** The key of a bet request, from its envelope. */
function ridOf(body: string | null): unknown {
  const opened = openEnvelope(JSON.parse(body ?? '{}'));
  return opened.ok ? (opened.value.payload as { rid?: unknown }).rid : undefined;
}

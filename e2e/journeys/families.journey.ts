import type { Locator } from '@playwright/test';
import { isBrief } from '../kit/brief.ts';
import { login, type PlayerClient } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { advance, expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { until } from '../kit/until.ts';
import type { App } from '../pages/app.ts';
import { createLotteryPage, type LotteryPage } from '../pages/lottery-page.ts';
import { createRecordsPage } from '../pages/records-page.ts';

/** A play for every kind of picker, with its lottery. */
const KINDS: readonly (readonly [lottery: string, played: string])[] = [
  ['ssc-5m', 'ssc.star5.group60'],
  ['ssc-5m', 'ssc.back3.direct-sum'],
  ['ssc-5m', 'ssc.compare.dragon-tiger'],
  ['ssc-5m', 'ssc.any2.direct-sum'],
  ['ssc-5m', 'ssc.sides.front2'],
  ['x5-5m', 'x5.any2.banker'],
  ['pk10-5m', 'pk10.sides.rank'],
  ['k3-5m', 'k3.straight.one'],
  ['kl8-5m', 'kl8.board.upper-lower'],
  ['dlt-cn', 'dlt.banker'],
];

/** One lottery of each family: one of ours where there is one, and slow, so that its sale outlasts the journey. */
async function oneOfEach(player: PlayerClient) {
  const lotteries = await player.ok('POST /api/lottery/list');
  const slow = lotteries.filter(({ id }) => isOurs(id) || !/-\d+[mds]$/.test(id));
  return [...new Map(slow.toReversed().map((lottery) => [lottery.family, lottery])).values()];
}

/** Presses numbers, in turn one more of each zone, until there is something to bet. */
async function pickAnything(lottery: LotteryPage, add: Locator): Promise<void> {
  const zones = lottery.root.getByRole('group', { name: /，已选 \d+ 个$|^(位置|名次)$/ });
  await expect(zones.first()).toBeVisible();
  for (let round = 0; round < 8; round += 1) {
    const count = await zones.count();
    for (let zone = 0; zone < count; zone += 1) {
      // The zone's own numbers; its shortcuts are a group inside.
      const own = zones.nth(zone).locator('button[aria-pressed]:not(fieldset fieldset button)');
      const free = await own.count();
      if (free > 0) await own.nth((round * count + zone) % free).click();
      if (await add.isEnabled()) return;
    }
  }
  throw new Error('The pressed numbers made no bet.');
}

/** A first bet on each of these lotteries that has the board. */
const onDisk = (families: Awaited<ReturnType<typeof oneOfEach>>, board: Wish['board']) =>
  families.filter(({ disks: boards }) => boards.includes(board)).map(({ id }) => ({ id, board }));

interface Wish {
  readonly id: string;
  /** Name of the lottery on the screen. */
  readonly name: string;
  readonly board: 'tradition' | 'credit';
  readonly played?: string;
}

/** Bets on a lottery: on the classic board on a play or the first one, on the odds board on the first cell. */
async function bet(app: App, { id, name, board, played: play }: Wish): Promise<void> {
  const lottery = createLotteryPage(app);
  await app.open(`#/lottery/show?id=${id}${play ? `&played=${play}&picks=-` : ''}`);
  const boards = lottery.root.getByRole('group', { name: '盘口' });
  const place = lottery.root.getByRole('button', {
    name: app.phone ? text('route_lottery') : text('bet_place_now'),
    exact: true,
  });
  const cells = lottery.root.getByRole('button', { name: / 赔率/ });
  // The page of the previous lottery is replaced when this one is ready.
  await expect(lottery.root.getByRole('button', { name }).first()).toBeVisible();
  await expect(place.or(cells.first()).first()).toBeVisible();
  if (play) await app.says(text('bet_carried'));
  if (!play && (await boards.isVisible())) await lottery.chooseBoard(board === 'credit' ? 'odds' : 'classic');
  if (board === 'credit') {
    await cells.first().click();
    await lottery.placeBoard();
  } else {
    await pickAnything(lottery, place);
    await place.click();
  }
  await lottery.confirm();
  await app.says('投注成功，共 1 单');
}

/** Whether the platform draws a lottery itself, and soon; others wait hours or days for an external result. */
const isOurs = (lottery: string) => /-(5m|210s)$/.test(lottery);

/**
 * Moves past the draws of ours that were bet on. Reads the `count` bets since `since`, newest first, once all of those are
 * decided.
 */
async function decided(player: PlayerClient, since: number, count: number) {
  await advance(6 * 60_000);
  return until('the bets to be decided', async () => {
    const { items: all } = await player.ok('POST /api/record/bet', { limit: 100 });
    const items = all.filter(({ id }) => id > since);
    expect(items).toHaveLength(count);
    return items.every(({ lottery_id, state }) => !isOurs(lottery_id) || state !== 'accepted')
      ? items
      : undefined;
  });
}

/** Opens the newest bets one by one: each is explained by the same rules that paid it. */
async function explained(app: App, bets: readonly { state: string; played: string }[]): Promise<void> {
  const records = createRecordsPage(app);
  await app.open('#/record/bet');
  await app.shows('record-bet');
  const dialog = app.page.getByRole('dialog', { name: text('record_detail_title') });
  for (const [place, { state }] of bets.entries()) {
    await records.openNth(place);
    if (state === 'accepted') await expect(dialog.getByText('待开奖').first()).toBeVisible();
    else await expect(dialog.getByText(text('record_agrees'))).toBeVisible();
    await app.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

/**
 * Places the wished bets, then checks the explanation of every decided one. `choose` selects the wishes from one lottery of
 * each family.
 */
async function walk(
  app: App,
  choose: (families: Awaited<ReturnType<typeof oneOfEach>>) => readonly Omit<Wish, 'name'>[],
): Promise<void> {
  const player = await login(app.site, 'demo', 'Tessera#2026');
  await enter(app.page, player);
  const [newest] = (await player.ok('POST /api/record/bet', { limit: 1 })).items;
  const lotteries = await player.ok('POST /api/lottery/list');
  const wishes = choose(await oneOfEach(player));
  for (const wish of wishes) {
    const name = lotteries.find(({ id }) => id === wish.id)?.name.zhCn ?? '';
    await test.step(`${wish.id} ${wish.played ?? ''}`, () => bet(app, { ...wish, name }));
  }
  const bets = await decided(player, newest?.id ?? 0, wishes.length);
  const drawn = bets.filter(({ state }) => state === 'won' || state === 'lost');
  expect(drawn).toHaveLength(wishes.filter(({ id }) => isOurs(id)).length);
  await explained(app, bets);
}

test(
  'a play of every kind of picker is bet on, drawn, settled and explained',
  { tag: ['@brief-wap', '@long'] },
  ({ app }) => walk(app, () => KINDS.map(([id, play]) => ({ id, played: play, board: 'tradition' }))),
);

const credit = 'every family is bet on, drawn, settled and explained: credit';
test(credit, { tag: ['@brief-pc', '@long'] }, ({ app }) =>
  walk(app, (families) => onDisk(families, 'credit')),
);

// The short run leaves out the lotteries that the journey of pickers bets on.
const tradition = 'every family is bet on, drawn, settled and explained: tradition';
test(tradition, { tag: ['@brief-pc', '@long'] }, ({ app }) =>
  walk(app, (families) =>
    onDisk(families, 'tradition').filter(({ id }) => !isBrief || KINDS.every(([lottery]) => lottery !== id)),
  ),
);

test('a jackpot ticket has lines A to E, each with quick pick and clearing; an incomplete one is not bet', {
  tag: '@brief-wap',
}, async ({ app }) => {
  await enter(app.page, await login(app.site, 'demo', 'Tessera#2026'));
  const lottery = createLotteryPage(app);
  await app.open('#/lottery/show?id=ssq-cn');
  const line = (name: string) =>
    lottery.root.getByRole('listitem', { name: text('bet_ticket_line', { name }), exact: true });
  const press = (key: 'bet_ticket_random' | 'bet_ticket_clear' | 'bet_ticket_open', name: string) =>
    line(name)
      .getByRole('button', { name: text(key, { name }) })
      .click();
  // Odds and prizes are in view, without a pool.
  await expect(lottery.root.getByText(text('bet_jackpot_chance', { chance: '1/17,721,088' }))).toBeVisible();
  await press('bet_ticket_random', 'A');
  await press('bet_ticket_random', 'B');
  await press('bet_ticket_open', 'C');
  for (const number of ['05', '07']) {
    await lottery.root
      .getByRole('button', { name: new RegExp(`^${number}(,|$)`) })
      .first()
      .click();
  }
  await expect(line('C').getByText(text('bet_ticket_missing', { n: 5 }))).toBeVisible();
  await expect(lottery.root.getByText(text('bet_ticket_partial', { lines: 'C' })).first()).toBeVisible();
  await press('bet_ticket_clear', 'B');
  await expect(line('B').getByText(text('bet_ticket_empty'))).toBeVisible();
  await press('bet_ticket_random', 'B');
  await lottery.place();
  await lottery.confirm();
  await app.says('投注成功，共 2 单');
  await expect(line('A').getByText(text('bet_ticket_empty'))).toBeVisible();
});

import type { GameId, RoundView } from '@tessera/games';
import { formatMoney } from '@tessera/protocol';
import { amountIn } from '../kit/amount-in.ts';
import { axeFaults } from '../kit/axe.ts';
import { login, type PlayerClient } from '../kit/client.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import type { App } from '../pages/app.ts';
import { createGamePage, type GamePage } from '../pages/game-page.ts';

const DEMO_PASSWORD = 'Tessera#2026';
const STAKE = amountIn('1');

/** Each device has its own player, who has not played yet. */
const nameOn = ({ phone }: App): string => (phone ? 'demo2' : 'demo');

/** The player's actions for one round of a game. */
type Play = (game: GamePage) => Promise<void>;

const aurora: Readonly<Partial<Record<GameId, Play>>> = {
  // Cashed out by the platform at the lowest factor, or lost at once.
  crash: async ({ page, play }) => {
    await page.getByRole('checkbox', { name: '自动兑现' }).check();
    await page.getByRole('textbox', { name: '自动兑现倍数' }).fill('1.01');
    await page.getByRole('textbox', { name: '自动兑现倍数' }).press('Tab');
    await play.click();
  },
  dice: async ({ page }) => {
    const over = page.getByRole('radio', { name: '大于等于' });
    await over.check();
    // The space bar presses the main button once no control has the focus.
    await over.blur();
    await page.keyboard.press(' ');
  },
  mines: async ({ page, play }) => {
    await play.click();
    const cell = page.getByRole('group', { name: '5 行 5 列的矿井' }).getByRole('button').nth(12);
    await expect(cell).toHaveAttribute('aria-disabled', 'false');
    await cell.click();
    await expect(cell).toHaveAttribute('aria-label', /宝石|地雷/);
    // A gem is cashed out; after a mine the round is over.
    if ((await play.getAttribute('data-kind')) === 'act') await play.click();
  },
  plinko: async ({ play }) => {
    await play.click();
    await expect(play).toHaveText('跳过动画');
    await play.click();
  },
};

const harbor: Readonly<Partial<Record<GameId, Play>>> = {
  fruit: async ({ play }) => play.click(),
  dragon: async ({ play }) => play.click(),
  baccarat: async ({ page, play }) => {
    await page.locator('[data-spot="player"]').click();
    await play.click();
  },
  fishing: async ({ page, play }) => {
    await page.keyboard.press('1');
    await play.click();
  },
};

/** Enters a game as a client does, plays one round by hand and compares the page with the platform's figures. */
async function playOne(game: GamePage, player: PlayerClient, id: GameId, play: Play): Promise<RoundView> {
  const { url } = await player.ok('POST /api/game/enter', { game: id, language: 'zhCn' });
  await game.open(url);
  const before = await game.balance();
  const round = await game.round(() => play(game));
  await game.settled();
  const [stake, payout] = [amountIn(round.stake), amountIn(round.payout)];
  expect(stake).toBe(STAKE);
  await expect.poll(() => game.balance()).toBe(before - stake + payout);
  // Only a payout above the stake is shown as a win.
  await expect(game.told).toContainText(
    payout > stake ? '赢得' : payout > 0n ? text('games_rounds_payout') : '未中',
  );
  expect(await axeFaults(game.page)).toEqual([]);

  const rounds = await game.showHistory();
  await expect(rounds).toHaveCount(1);
  await expect(rounds.first()).toContainText(
    `派彩 ${formatMoney(payout, { language: 'zhCn', symbol: '¥', decimalsMax: 2 })}`,
  );
  await game.closePanel();
  const revealed = await game.verify();
  await expect(revealed).toContainText('哈希与开局前公布的一致');
  await expect(revealed).toContainText('1 / 1 局重算一致');
  if (id === 'dice') expect(await axeFaults(game.page)).toEqual([]);
  await game.closePanel();
  return round;
}

test('[R2.3] [RP11] [Q1] each game of the platform with its own wallet is entered, played and verified in the page', {
  tag: ['@brief-pc', '@long'],
}, async ({ app }) => {
  const player = await login(app.site, nameOn(app), DEMO_PASSWORD);
  await player.ok('POST /api/game/transfer', { plat: 'aurora', count: '20' });
  const game = createGamePage(app.page);
  for (const [id, play] of Object.entries(aurora)) await playOne(game, player, id as GameId, play);
  await player.ok('POST /api/game/recycle', {});
});

test('[R2.3] [P2] [RP11] [Q1] each game of the platform that uses the main balance is entered, played and verified', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const player = await login(app.site, nameOn(app), DEMO_PASSWORD);
  const game = createGamePage(app.page);
  const main = async () => amountIn((await player.ok('POST /api/user/balance')).balance);
  for (const [id, play] of Object.entries(harbor)) {
    const before = await main();
    const round = await playOne(game, player, id as GameId, play);
    await expect.poll(main).toBe(before - amountIn(round.stake) + amountIn(round.payout));
  }
});

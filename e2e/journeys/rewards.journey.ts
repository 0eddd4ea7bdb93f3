import { axeFaults } from '../kit/axe.ts';
import { betRequest, untilDecided } from '../kit/bets.ts';
import { freshRid, type PlayerClient, register, tryOut } from '../kit/client.ts';
import { deposit } from '../kit/deposit.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { saidSoFar } from '../kit/notices.ts';
import { addSettledTurnover } from '../kit/operate.ts';
import { addresses, expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { until } from '../kit/until.ts';

const LOTTERY = 'ssc-5m';
/** Turnover of VIP 3, whole units. */
const LEVEL_3 = 50_000n;
/** What one bet of the journeys stakes. */
const STAKE = 100n;

/** Pages of rewards; that of water-back is the last one. */
const REWARD_PAGES = [
  ['#/user/vip', 'user-vip'],
  ['#/vip/detail', 'vip-detail'],
  ['#/user/welfare', 'user-welfare'],
  ['#/activity/list', 'activity-list'],
  ['#/activity/detail?id=deposit-gift', 'activity-detail'],
  ['#/user/waterback', 'user-waterback'],
] as const;
/** Time in which the switch for promotions is obeyed on every open page. */
const OBEYED_MS = 1_000;

const data = () => ({ DATA_DIR: addresses().env.DATA_DIR ?? '' });

/** A new player who holds VIP 3 and was told of level 1 only. */
async function risen(site: string): Promise<PlayerClient> {
  const player = await register(site);
  await addSettledTurnover(data(), player.userId, LEVEL_3);
  return player;
}

/** Bets 100.00 on one side and waits for the settlement. */
async function stake(player: PlayerClient): Promise<void> {
  const sale = await freshSale(LOTTERY, 20_000);
  const bet = {
    played: 'ssc.credit.sum-sides',
    content: 'big',
    unit_stake: String(STAKE),
    multiple: 1,
    rebate_ppm: 0,
  };
  await player.ok('POST /api/lottery/bet', await betRequest(player, LOTTERY, sale.issue, [bet]));
  await sale.draw();
  await untilDecided(player, LOTTERY, sale.issue);
}

test('[R2.4] [R3.1] a level that rises is told once on the open page, its bonus is claimed and recorded', {
  tag: ['@brief-pc', '@long'],
}, async ({ app }) => {
  const player = await register(app.site);
  await deposit(player, '300');
  await addSettledTurnover(data(), player.userId, LEVEL_3 - STAKE);
  const { level, announced } = await player.ok('POST /api/user/vip');
  expect([level, announced]).toEqual([2, 1]);
  await enter(app.page, player);
  await app.open();
  await app.says(/^已升到 VIP 2/);
  // The bet that reaches the next level is decided while a page is open.
  await stake(player);
  await app.says(/^已升到 VIP 3/);
  await until('the level to be announced', async () => {
    const vip = await player.ok('POST /api/user/vip');
    return vip.announced === 3;
  });
  await app.open('#/user/vip');
  await app.shows('user-vip');
  const vip = app.screen('user-vip');
  await expect(vip.getByRole('heading', { name: 'VIP 3' })).toBeVisible();
  await expect(vip.getByText(text('vip_worth_verdict'))).toBeVisible();
  await app.page.reload();
  await expect(vip.getByRole('heading', { name: 'VIP 3' })).toBeVisible();
  expect((await saidSoFar(app.page)).filter((notice) => notice.includes('VIP'))).toEqual([]);
  expect(await axeFaults(app.page)).toEqual([]);

  await vip.getByRole('button', { name: /^领取升级礼金 .*38\.00/ }).click();
  await app.says(/38\.00 已到账$/);
  await expect(vip.getByRole('button', { name: /^领取升级礼金 .*38\.00/ })).toHaveCount(0);

  await vip.getByRole('link', { name: text('vip_all') }).click();
  await app.shows('vip-detail');
  // What VIP 4 costs on average, on both devices.
  await expect(app.screen('vip-detail').getByText('5,000', { exact: true })).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);

  await app.open('#/record/activity');
  await app.shows('record-activity');
  const record = app.screen('record-activity');
  await expect(record.getByText(text('vip_bonus_promotion')).first()).toBeVisible();
  await record.getByRole('button', { name: text('act_state_forfeited') }).click();
  await expect(record.getByText(text('record_empty'))).toBeVisible();
  await record.getByRole('button', { name: text('record_clear') }).click();
  await expect(record.getByText(text('vip_bonus_promotion')).first()).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);
});

test('[RP15] with promotions off every open page obeys within a second, and they can be switched on again', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const player = await risen(app.site);
  await enter(app.page, player);
  await app.open('#/responsible');
  await app.shows('responsible');
  const off = app.screen('responsible').getByRole('switch', { name: text('promo_off') });
  await off.click();
  await app.says(text('promo_is_off'));
  expect((await player.ok('POST /api/user/promotions')).off).toBe(true);
  const set = (to: boolean) => player.ok('POST /api/user/promotions/set', { rid: freshRid(), off: to });
  for (const [hash, name] of REWARD_PAGES) {
    await app.open(hash);
    const page = app.screen(name);
    await expect(page.getByText(text('promo_closed_off'))).toBeVisible();
    await expect(page.getByRole('button', { name: /领|参加/ })).toHaveCount(0);
    // Switched on and off on another device while the page is open.
    await set(false);
    await expect(page.getByText(text('promo_closed_off'))).toHaveCount(0, { timeout: OBEYED_MS });
    await set(true);
    await expect(page.getByText(text('promo_closed_off'))).toBeVisible({ timeout: OBEYED_MS });
    await expect(page.getByRole('button', { name: /领|参加/ })).toHaveCount(0);
  }
  expect(await axeFaults(app.page)).toEqual([]);
  await app
    .screen('user-waterback')
    .getByRole('link', { name: text('promo_to_settings') })
    .click();
  await app.shows('responsible');
  await off.click();
  await app.says(text('promo_is_on'));
  await app.open('#/user/vip');
  await expect(app.screen('user-vip').getByRole('heading', { name: 'VIP 3' })).toBeVisible();
});

test('[X1] a trial account sees that rewards are for real accounts', { tag: '@once' }, async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
  for (const [hash, name] of [
    ['#/user/vip', 'user-vip'],
    ['#/vip/detail', 'vip-detail'],
    ['#/user/waterback', 'user-waterback'],
  ] as const) {
    await app.open(hash);
    await expect(app.screen(name).getByText(text('promo_closed_trial'))).toBeVisible();
  }
});

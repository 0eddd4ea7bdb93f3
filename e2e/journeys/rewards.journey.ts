import { randomInt } from 'node:crypto';
import { playItems, randomContent } from '@tessera/rules';
import { inside, withoutCallLimits } from '../faults/inside.ts';
import { axeFaults } from '../kit/axe.ts';
import { betRequest, drawOnSale } from '../kit/bets.ts';
import { login, type PlayerClient, tryOut } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { test as base, expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { until } from '../kit/until.ts';

/** One draw a day, so that a moved day costs one draw. */
const LOTTERY = 'lhc-1d';
const HOUR_MS = 3_600_000;
/** From any time of a day until its water-back is made, on the next day after noon. */
const MADE_MS = 37 * HOUR_MS;

/** A separate platform with one lottery: its clock moves by days. */
const test = base.extend<{ rewarding: Platform }>({
  rewarding: async ({ page: _ }, use) => {
    const platform = await startPlatform(undefined, { lotteries: [LOTTERY] });
    await inside(platform, withoutCallLimits);
    await use(platform);
    await platform.stop();
  },
  site: async ({ rewarding, isMobile }, use) => use(isMobile ? rewarding.wap : rewarding.pc),
});

/** The seeded player, who holds VIP 3. */
const demo = (site: string) => login(site, 'demo', 'Tessera#2026');

/** Bets 100.00 on the draw on sale and moves the clock until the water-back of its day is made. */
async function earnWaterBack(player: PlayerClient, platform: Platform): Promise<void> {
  const played = playItems().find(({ family }) => family === 'lhc')?.id ?? '';
  const draft = { played, content: randomContent(played, randomInt), multiple: 1, rebate_ppm: 0 };
  const { issue } = await drawOnSale(player, LOTTERY);
  const request = await betRequest(player, LOTTERY, issue, [{ ...draft, unit_stake: '100.0000' }]);
  await player.ok('POST /api/lottery/bet', request);
  await platform.advance(MADE_MS);
  await until('the bet to be decided', async () => {
    const { items } = await player.ok('POST /api/record/bet', { issue, lottery: LOTTERY, limit: 1 });
    return items.every(({ state }) => state === 'won' || state === 'lost');
  });
}

test('[R2.4] [R3.1] a level is told once, its bonus is claimed, and the record shows it', {
  tag: '@brief-pc',
}, async ({ app }) => {
  const player = await demo(app.site);
  const { level, announced } = await player.ok('POST /api/user/vip');
  expect([level, announced]).toEqual([3, 1]);
  await enter(app.page, player);
  await app.open('#/user/vip');
  await app.shows('user-vip');
  await app.says(/^已升到 VIP 3/);
  await until('the level to be announced', async () => {
    const vip = await player.ok('POST /api/user/vip');
    return vip.announced === 3;
  });
  const vip = app.screen('user-vip');
  await expect(vip.getByRole('heading', { name: 'VIP 3' })).toBeVisible();
  await expect(vip.getByText(text('vip_worth_verdict'))).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);

  await vip.getByRole('button', { name: /^领取升级礼金 .*38\.00/ }).click();
  await app.says(/38\.00 已到账$/);
  await expect(vip.getByRole('button', { name: /^领取升级礼金 .*38\.00/ })).toHaveCount(0);

  await vip.getByRole('link', { name: text('vip_all') }).click();
  await app.shows('vip-detail');
  await expect(
    app.screen('vip-detail').getByText('12,000,000').or(app.page.getByText('1,200万')).first(),
  ).toBeAttached();
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

test('[R2.4] water-back is made of settled stake, claimed once, and kept in the record', {
  tag: '@brief-wap',
}, async ({ app, rewarding }) => {
  const player = await demo(app.site);
  await earnWaterBack(player, rewarding);
  const { ready } = await player.ok('POST /api/user/waterback');
  expect(Number(ready.amount)).toBeGreaterThan(0);
  await enter(app.page, await demo(app.site));
  await app.open('#/user/waterback');
  await app.shows('user-waterback');
  const page = app.screen('user-waterback');
  const claim = page.getByRole('button', { name: /^一键领取/ });
  await expect(claim).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);
  await claim.click();
  await app.says(/^返水 .* 已到账$/);
  await expect(claim).toHaveCount(0);
  await expect(page.getByText(text('wb_nothing'))).toBeVisible();
  expect((await player.ok('POST /api/user/waterback')).ready.rows).toBe(0);
  await app.open('#/record/activity');
  await expect(app.screen('record-activity').getByText('返水').first()).toBeVisible();
});

test('[RP15] with promotions off a player sees the reason and no offer, and can switch them on again', {
  tag: '@brief-wap',
}, async ({ app }) => {
  const player = await demo(app.site);
  await enter(app.page, player);
  await app.open('#/responsible');
  await app.shows('responsible');
  const off = app.screen('responsible').getByRole('switch', { name: text('promo_off') });
  await off.click();
  await app.says(text('promo_is_off'));
  expect((await player.ok('POST /api/user/promotions')).off).toBe(true);
  for (const [hash, name] of [
    ['#/user/vip', 'user-vip'],
    ['#/user/waterback', 'user-waterback'],
  ] as const) {
    await app.open(hash);
    await expect(app.screen(name).getByText(text('promo_closed_off'))).toBeVisible();
    await expect(app.screen(name).getByRole('button', { name: /领取/ })).toHaveCount(0);
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

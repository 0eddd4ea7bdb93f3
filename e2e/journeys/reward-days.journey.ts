import { DEFAULT_ZONE, dayIn } from '@tessera/protocol';
import { inside } from '../faults/inside.ts';
import { axeFaults } from '../kit/axe.ts';
import { type BetDraft, betRequest, drawOnSale, untilDecided } from '../kit/bets.ts';
import { CLIENT_PASSWORD, freshName, freshRid, login, type PlayerClient, register } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { leap, movedTest } from '../kit/moved.ts';
import { stopOffer } from '../kit/operator.ts';
import type { Platform } from '../kit/platform.ts';
import { expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { until } from '../kit/until.ts';
import { join, openActivity } from '../pages/activity-page.ts';

const LOTTERY = 'lhc-1d';
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const INSURANCE = 'day-insurance';
const RACE = 'multiple-race';

const test = movedTest(LOTTERY);

test('[R2.4] three days are signed in, each with one press', { tag: '@brief-wap' }, async ({
  app,
  moved,
}) => {
  const name = freshName();
  await register(app.site, name);
  const page = app.screen('user-welfare');
  const press = page.getByRole('button', { name: /^签到，领 / });
  for (const days of [1, 2, 3]) {
    const player = await login(app.site, name, CLIENT_PASSWORD);
    await enter(app.page, player);
    await app.open('#/user/welfare');
    await app.shows('user-welfare');
    await press.click();
    await app.says(/^签到成功，.* 已到账$/);
    await expect(press).toHaveCount(0);
    await expect(page.getByText(/^今天已签到，.* 已到账$/)).toBeVisible();
    const { items } = await player.ok('POST /api/record/activity', {});
    expect(items.filter(({ source }) => source === 'sign_in')).toHaveLength(days);
    expect(await player.codeOf('POST /api/user/welfare/sign-in', { rid: freshRid() })).toBe('reward_claimed');
    // At once: no job of the day between is waited for.
    if (days < 3) await leap(moved, DAY_MS);
  }
  expect(await axeFaults(app.page)).toEqual([]);
});

const numbers = (content: string, unit_stake: string): BetDraft => ({
  played: 'lhc.special.number',
  content,
  unit_stake,
  multiple: 1,
  rebate_ppm: 0,
});
/** Every number: one line wins and 48 lose, so that the bet has a multiple and the day a net loss of more than 100. */
const EVERY = numbers(Array.from({ length: 49 }, (_, at) => at + 1).join(), '100.0000');

/** Bets on the draw of the day and lets it be drawn. Returns the issue. */
async function stake(player: PlayerClient, platform: Platform, drafts: readonly BetDraft[]): Promise<string> {
  const sale = await freshSale(LOTTERY, MINUTE_MS, platform);
  const { items } = await player.ok(
    'POST /api/lottery/bet',
    await betRequest(player, LOTTERY, sale.issue, drafts),
  );
  expect(items.every(({ ok }) => ok)).toBe(true);
  // In one leap to the end of the sale: no job of the hours between is waited for.
  const { close_at } = await drawOnSale(player, LOTTERY);
  const { now } = await player.call('POST /common/cache/version');
  await leap(platform, close_at - now - MINUTE_MS);
  await sale.draw();
  return sale.issue;
}

/** Moves the clock to the next day of the platform. */
async function leaveDay(platform: Platform, player: PlayerClient): Promise<void> {
  const { now } = await player.call('POST /common/cache/version');
  let ahead = MINUTE_MS;
  while (dayIn(now + ahead, DEFAULT_ZONE) === dayIn(now, DEFAULT_ZONE)) ahead += MINUTE_MS;
  await leap(platform, ahead);
}

test('[R2.4] water-back is made of settled stake, claimed once, and kept in the record', {
  tag: ['@brief-pc', '@long'],
}, async ({ app, moved }) => {
  const name = freshName();
  const first = await register(app.site, name);
  await inside(moved, ({ fund }) => fund(first.userId, '100'));
  // One of the bets loses. It is told once the draw is settled.
  const issue = await stake(first, moved, [numbers('7', '50.0000'), numbers('8', '50.0000')]);
  await untilDecided(await login(app.site, name, CLIENT_PASSWORD), LOTTERY, issue);
  // The rows of a day are made at noon of the next day.
  await leaveDay(moved, first);
  await leap(moved, DAY_MS / 2);
  const player = await login(app.site, name, CLIENT_PASSWORD);
  const ready = async () => (await player.ok('POST /api/user/waterback')).ready;
  await until('the water-back', async () => (await ready()).rows > 0);
  expect(await ready()).toMatchObject({ rows: 1, amount: '0.2000' });
  await enter(app.page, player);
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
  expect((await ready()).rows).toBe(0);
  await app.open('#/record/activity');
  await expect(app.screen('record-activity').getByText('返水').first()).toBeVisible();
});

const standing = (player: PlayerClient, id: string) => player.ok('POST /api/activity/detail', { id });

test('[R2.4] a race is frozen and paid, and the loss of a day is insured and earned back', {
  tag: ['@brief-wap', '@long'],
}, async ({ app, moved }) => {
  const name = freshName();
  const first = await register(app.site, name);
  await inside(moved, ({ fund }) => fund(first.userId, '10000'));
  await enter(app.page, first);
  await join(app, await openActivity(app, RACE));
  await join(app, await openActivity(app, INSURANCE));
  await stake(first, moved, [EVERY]);

  // The race is stopped; its board is frozen ten minutes later.
  await stopOffer(moved.env, RACE, (await first.call('POST /common/cache/version')).now);
  await moved.advance(12 * MINUTE_MS);
  const player = await login(app.site, name, CLIENT_PASSWORD);
  const { race, rewards } = await until('the board to be frozen', async () => {
    const detail = await standing(player, RACE);
    return detail.rewards.length > 0 ? detail : undefined;
  });
  expect(race?.own).toMatchObject({ rank: 1, prize: '888.0000' });
  expect(rewards).toMatchObject([{ state: 'completed', paid: '888.0000' }]);
  await enter(app.page, player);
  const detail = await openActivity(app, RACE);
  await expect(detail.getByText(/ 已封榜$/)).toBeVisible();
  await expect(detail.getByText('¥888.00', { exact: true }).first()).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);

  // The loss of a day can be insured once the day is over; the draw of the day ends it, or begins the next one.
  if ((await standing(player, INSURANCE)).own.state !== 'ready') await leaveDay(moved, player);
  const next = await login(app.site, name, CLIENT_PASSWORD);
  const { reward } = (await standing(next, INSURANCE)).own;
  expect(Number(reward)).toBeGreaterThan(5);
  await enter(app.page, next);
  await openActivity(app, INSURANCE);
  await expect(detail.getByRole('button', { name: text('activity_claim_tick') })).toBeDisabled();
  await detail.getByRole('checkbox', { name: text('activity_tick') }).check();
  await detail.getByRole('button', { name: /^领取 ¥/ }).click();
  await app.says(text('activity_did_claim'));
  expect((await standing(next, INSURANCE)).rewards).toMatchObject([
    { state: 'active', paid: '0.0000', reward },
  ]);

  await stake(next, moved, [numbers('7', '20.0000'), numbers('8', '20.0000')]);
  const last = await login(app.site, name, CLIENT_PASSWORD);
  await until('the insurance to be paid', async () => {
    const [insured] = (await standing(last, INSURANCE)).rewards;
    return insured?.state === 'completed' && insured.paid === reward;
  });
  await enter(app.page, last);
  await app.open('#/record/activity');
  await app.shows('record-activity');
  const row = app.screen('record-activity').getByRole(app.phone ? 'listitem' : 'row');
  await expect(row.filter({ hasText: '每日保障' })).toContainText(text('act_state_completed'));
});

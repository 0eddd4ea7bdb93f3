import { DEFAULT_ZONE, dayIn } from '@tessera/protocol';
import { axeFaults } from '../kit/axe.ts';
import { type BetDraft, betRequest, drawOnSale } from '../kit/bets.ts';
import { freshRid, type PlayerClient, register, tryOut } from '../kit/client.ts';
import { deposit } from '../kit/deposit.ts';
import { enter } from '../kit/enter.ts';
import { advance, expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { until } from '../kit/until.ts';
import { join, openActivity, questionOf } from '../pages/activity-page.ts';

const LOTTERY = 'ssc-5m';
const GIFT = { id: 'deposit-gift', name: '充值礼' };
const TASK = 'daily-play';
const RACE = 'multiple-race';
/** Longer than a draw of the lottery with its settlement. */
const DRAWN_MS = 360_000;

/** A bet of 20.00: as much of one bet as counts. */
const betOf20 = (pair: number): BetDraft => ({
  played: 'ssc.back3.direct-multi',
  content: `${Math.floor(pair / 10)}|${pair % 10}|0,1,2,3,4,5,6,7,8,9`,
  unit_stake: '2.0000',
  multiple: 1,
  rebate_ppm: 0,
});

/** Places so many bets of 20.00 and waits until they are decided. */
async function stake(player: PlayerClient, bets: number): Promise<void> {
  const { issue } = await drawOnSale(player, LOTTERY);
  const drafts = Array.from({ length: bets }, (_, pair) => betOf20(pair));
  const { items } = await player.ok(
    'POST /api/lottery/bet',
    await betRequest(player, LOTTERY, issue, drafts),
  );
  expect(items.every(({ ok }) => ok)).toBe(true);
  await advance(DRAWN_MS);
}

/** Moves the clock to the next day of the platform when the stake would be decided after this one. */
async function leaveTimeToday(player: PlayerClient): Promise<void> {
  const { now } = await player.call('POST /common/cache/version');
  const needed = 2 * DRAWN_MS;
  if (dayIn(now, DEFAULT_ZONE) !== dayIn(now + needed, DEFAULT_ZONE)) await advance(needed);
}

const standing = (player: PlayerClient, id: string) => player.ok('POST /api/activity/detail', { id });

test('[R2.4] [R4.1] a bonus is joined after its cost is read, earned by stake, and given up', async ({
  app,
}) => {
  const player = await register(app.site);
  await enter(app.page, player);
  await app.open('#/activity/list');
  await app.shows('activity-list');
  const list = app.screen('activity-list');
  await expect(list.getByRole('tab')).toHaveText([/^进行中/, /^即将开始/, /^已结束/, /^我参与的/]);
  expect(await axeFaults(app.page)).toEqual([]);
  await list.getByRole('link', { name: GIFT.name }).click();
  await app.shows('activity-detail');
  const detail = app.screen('activity-detail');
  await expect(detail.getByText('¥7.50')).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);
  await join(app, detail);
  await expect(detail.getByText(/还没有满 ¥300\.00 的充值/)).toBeVisible();

  await deposit(player, '300');
  await until('the bonus to run', async () => (await standing(player, GIFT.id)).own.grant !== null);
  await stake(player, 2);
  await until('the stake to count', async () => {
    const { rewards } = await standing(player, GIFT.id);
    return Number(rewards[0]?.progress) === 40;
  });
  await app.page.reload();
  await expect(detail.getByText('已完成 40.00 / 300.00')).toBeVisible();
  await expect(detail.getByText('已到账 ¥3.00 / ¥30.00')).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);

  // The desktop gives it up on its page, the phone in the record.
  if (app.phone) await app.open('#/record/activity');
  const page = app.screen(app.phone ? 'record-activity' : 'activity-detail');
  await page.getByRole('button', { name: text('activity_forfeit') }).click();
  await expect(questionOf(app).getByText(/¥27\.00 将不再发放/)).toBeVisible();
  await questionOf(app).getByRole('button', { name: '放弃 ¥27.00' }).click();
  await app.says(text('activity_did_forfeit'));
  await expect(page.getByRole('button', { name: text('activity_forfeit') })).toHaveCount(0);
  await expect(page.getByText(text('activity_reward_forfeited')).first()).toBeVisible();
  expect((await standing(player, GIFT.id)).rewards[0]).toMatchObject({ state: 'forfeited', paid: '3.0000' });
});

test('[R2.4] a bonus is paid out to its end, the task of the day is claimed, and a race is joined and left', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const player = await register(app.site);
  await enter(app.page, player);
  const detail = await openActivity(app, RACE);
  await join(app, detail);
  await expect(detail.getByText(text('activity_race_missing'))).toBeVisible();
  const { players = 0 } = (await standing(player, RACE)).race ?? {};
  await detail.getByRole('button', { name: text('activity_leave') }).click();
  await questionOf(app)
    .getByRole('button', { name: text('activity_leave') })
    .click();
  await app.says(text('activity_did_leave'));
  await expect(detail.getByRole('button', { name: text('activity_tick_first') })).toBeDisabled();
  expect((await standing(player, RACE)).race?.players).toBe(players - 1);

  await join(app, await openActivity(app, GIFT.id));
  await join(app, await openActivity(app, TASK));
  await expect(detail.getByText(text('activity_daily_missing', { n: 1 }))).toBeVisible();
  await leaveTimeToday(player);
  await deposit(player, '300');
  await until('the bonus to run', async () => (await standing(player, GIFT.id)).own.grant !== null);
  await stake(player, 15);
  await until('the bonus to be paid', async () => {
    const { rewards } = await standing(player, GIFT.id);
    return rewards[0]?.state === 'completed' && rewards[0].paid === '30.0000';
  });
  await until('the task to be done', async () => (await standing(player, TASK)).own.state === 'ready');
  await openActivity(app, GIFT.id);
  await expect(detail.getByText(text('activity_reward_completed')).first()).toBeVisible();
  await expect(detail.getByText('¥30.00', { exact: true }).first()).toBeVisible();

  const { balance } = await player.ok('POST /api/user/balance');
  await openActivity(app, TASK);
  await detail.getByRole('button', { name: text('activity_claim', { amount: '¥1.00' }) }).click();
  await app.says(text('activity_did_claim'));
  await expect(detail.getByText(text('activity_reward_completed')).first()).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);
  expect(Number((await player.ok('POST /api/user/balance')).balance)).toBe(Number(balance) + 1);
  const again = { rid: freshRid(), id: TASK, version: 1 };
  expect(await player.codeOf('POST /api/activity/claim', again)).toBe('reward_claimed');
});

test('[X1] a trial account sees the activities and cannot join one', { tag: '@once' }, async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
  const detail = await openActivity(app, GIFT.id);
  await expect(detail.getByText(text('activity_closed_trial_not_allowed'))).toBeVisible();
  await expect(detail.getByRole('button', { name: text('activity_join'), exact: true })).toHaveCount(0);
});

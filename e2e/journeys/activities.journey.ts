import { axeFaults } from '../kit/axe.ts';
import { betRequest, drawOnSale } from '../kit/bets.ts';
import { freshRid, type PlayerClient, register, tryOut } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { advance, expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { until } from '../kit/until.ts';

const LOTTERY = 'ssc-5m';
const OFFER = { id: 'deposit-gift', name: '充值礼' };
/** Longer than a draw of the lottery with its settlement. */
const DRAWN_MS = 360_000;

/** Deposits as a paying person would. */
async function deposit(player: PlayerClient, amount: string): Promise<void> {
  await player.ok('POST /api/recharge/identity', { name: '林小河' });
  const { id, payee } = await player.ok('POST /api/recharge/create', {
    rid: freshRid(),
    channel: 'qr',
    amount,
  });
  const paid = await fetch(payee.url ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act: 'pay' }),
  });
  expect(paid.ok).toBe(true);
  await until('the deposit to be credited', async () => {
    const { state } = await player.ok('POST /api/recharge/detail', { id });
    return state === 'credited';
  });
}

/** Stakes 40.00 in two bets and waits until both are decided. */
async function stake(player: PlayerClient): Promise<void> {
  const { issue } = await drawOnSale(player, LOTTERY);
  const drafts = ['1|2|', '3|4|'].map((front) => ({
    played: 'ssc.back3.direct-multi',
    content: `${front}0,1,2,3,4,5,6,7,8,9`,
    unit_stake: '2.0000',
    multiple: 1,
    rebate_ppm: 0,
  }));
  const { items } = await player.ok(
    'POST /api/lottery/bet',
    await betRequest(player, LOTTERY, issue, drafts),
  );
  expect(items.every(({ ok }) => ok)).toBe(true);
  await advance(DRAWN_MS);
}

const standing = (player: PlayerClient) => player.ok('POST /api/activity/detail', { id: OFFER.id });

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
  await list.getByRole('link', { name: OFFER.name }).click();
  await app.shows('activity-detail');
  const detail = app.screen('activity-detail');

  // Nothing is taken before the box is ticked, and nobody has ticked it.
  await expect(detail.getByText('¥7.50')).toBeVisible();
  await expect(detail.getByRole('button', { name: text('activity_tick_first') })).toBeDisabled();
  const box = detail.getByRole('checkbox', { name: text('activity_tick') });
  await expect(box).not.toBeChecked();
  expect(await axeFaults(app.page)).toEqual([]);
  await box.check();
  await detail.getByRole('button', { name: text('activity_join'), exact: true }).click();
  await app.says(text('activity_did_join'));
  await expect(detail.getByText(/还没有满 ¥300\.00 的充值/)).toBeVisible();

  await deposit(player, '300');
  await until('the bonus to run', async () => (await standing(player)).own.grant !== null);
  await stake(player);
  await until('the stake to count', async () => Number((await standing(player)).rewards[0]?.progress) === 40);
  await app.page.reload();
  await expect(detail.getByText('已完成 40.00 / 300.00')).toBeVisible();
  await expect(detail.getByText('已到账 ¥3.00 / ¥30.00')).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);

  await detail.getByRole('button', { name: text('activity_forfeit') }).click();
  const asked = app.page.getByRole('alertdialog').or(app.page.getByRole('dialog')).filter({ visible: true });
  await expect(asked.getByText(/¥27\.00 将不再发放/)).toBeVisible();
  await asked.getByRole('button', { name: '放弃 ¥27.00' }).click();
  await app.says(text('activity_did_forfeit'));
  await expect(detail.getByText(text('activity_reward_forfeited')).first()).toBeVisible();
  expect((await standing(player)).rewards[0]).toMatchObject({ state: 'forfeited', paid: '3.0000' });
});

test('[X1] a trial account sees the activities and cannot join one', { tag: '@once' }, async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
  await app.open(`#/activity/detail?id=${OFFER.id}`);
  const detail = app.screen('activity-detail');
  await expect(detail.getByText(text('activity_closed_trial_not_allowed'))).toBeVisible();
  await expect(detail.getByRole('button', { name: text('activity_join'), exact: true })).toHaveCount(0);
});

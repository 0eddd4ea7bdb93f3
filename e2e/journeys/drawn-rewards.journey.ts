import type { CallPayload } from '@tessera/protocol';
import { amountIn } from '../kit/amount-in.ts';
import { axeInThemes } from '../kit/axe-in-themes.ts';
import { CLIENT_PASSWORD, freshName, freshRid, login, type PlayerClient, register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { leap, movedTest } from '../kit/moved.ts';
import { offerNow } from '../kit/operate.ts';
import type { Platform } from '../kit/platform.ts';
import { expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { until } from '../kit/until.ts';
import type { App } from '../pages/app.ts';

const test = movedTest('lhc-1d');
const DAY_MS = 86_400_000;
/** Until a commitment is published, and until a round of the beacon has come and what it decides is drawn. */
const SOON_MS = 15_000;
/** Longer than the pause between two looks for seeds whose time is over. */
const SEEDS_MS = 90_000;
/** Every tile has a prize, so that each turn pays. */
const WHEEL = {
  kind: 'wheel',
  size: 20,
  tiles: [
    { prize: '1', count: 15 },
    { prize: '8', count: 5 },
  ],
  turns: 2,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
};
/** Two shares of an odd sum are never equal. */
const PACKETS = { kind: 'packets', pool: '5.01', shares: 2, min: '0.5', max: '4.5' };

/** What `公平验证` is asked for. */
type Drawn = CallPayload<'POST /api/activity/proof'>;

/** An amount of a reply as pages show it: `8.0000` is `8.00`. */
const twoPlaces = (amount: string): string => amount.slice(0, -2);

/** Moves the clock until the seed of something drawn is published, and signs in again: a session does not last for days. */
async function afterSeed(app: App, moved: Platform, name: string, drawn: Drawn): Promise<void> {
  await app.page.goto('about:blank');
  // At once: no job of the days between is waited for.
  await leap(moved, 2 * DAY_MS);
  // The signer follows with this move, and publishes the seed when it is asked the next time.
  await moved.advance(SEEDS_MS);
  const player = await login(app.site, name, CLIENT_PASSWORD);
  await until(
    'the seed',
    async () => (await player.ok('POST /api/activity/proof', drawn)).record.seed !== null,
  );
  await enter(app.page, player);
}

/** Resolves when an offer that was just made can be drawn. */
async function untilOffered(moved: Platform, isOffered: () => Promise<boolean>): Promise<void> {
  await moved.advance(SOON_MS);
  await until('the offer', isOffered);
}

test('[R2.4] [R4] a wheel tells its odds, is spun with one press, and its result survives a reload and is verified', {
  tag: ['@brief-pc', '@long'],
}, async ({ app, moved }) => {
  const name = freshName();
  const player = await register(app.site, name);
  const id = 'small-wheel';
  await offerNow(
    { DATA_DIR: moved.dataDir },
    {
      id,
      name: { zhCn: '小转盘', enUs: 'Small wheel' },
      terms: WHEEL,
      forMs: 7 * DAY_MS,
    },
  );
  await untilOffered(moved, async () => {
    const { items } = await player.ok('POST /api/activity/list', {});
    return items.some((item) => item.id === id);
  });
  await enter(app.page, player);
  await app.open(`#/activity/detail?id=${id}`);
  const page = app.screen('activity-detail');
  const odds = page.getByRole('table', { name: text('wheel_odds') });
  await expect(odds.getByRole('row', { name: /¥8\.00 5 25\.0% 1\/4$/ })).toBeVisible();
  await expect(odds.getByText('¥2.75')).toBeVisible();
  const spin = page.getByRole('button', { name: text('wheel_spin') });
  await expect(spin).toHaveCount(0);
  await page.getByRole('checkbox', { name: text('activity_tick') }).check();
  await page.getByRole('button', { name: text('activity_join'), exact: true }).click();
  await app.says(text('activity_did_join'));
  await expect(spin).toBeVisible();
  expect(await axeInThemes(app)).toEqual({});

  // Nobody knows the round before the beacon emits it; while it is away the turn waits.
  await moved.killBeacon();
  await spin.click();
  const waits = page.getByText(/^结果由信标第 \d+ 轮决定/);
  await expect(waits).toBeVisible();
  await expect(spin).toHaveCount(0);
  await app.page.reload();
  await expect(waits).toBeVisible();
  expect(await axeInThemes(app)).toEqual({});
  await moved.restartBeacon();
  await moved.advance(SOON_MS);
  const told = page.getByRole('status').getByText(/^停在第 \d+ 块/);
  await expect(told).toBeVisible();
  const { wheel } = await player.ok('POST /api/activity/detail', { id });
  const [drawn] = wheel!.spins;
  await expect(told).toContainText(`第 ${drawn!.tile} 块`);
  await expect(told).toContainText(`¥${twoPlaces(drawn!.prize!)}`);
  await expect(page.getByText(/已到账，可立即提现/)).toBeVisible();
  expect((await player.ok('POST /api/user/balance')).balance).toBe(drawn!.prize);
  await expect(spin).toBeVisible();
  expect(await axeInThemes(app)).toEqual({});

  await page
    .getByRole('status')
    .getByRole('link', { name: text('wheel_verify') })
    .click();
  const proof = app.screen('verify');
  await expect(proof.getByRole('heading', { name: text('proof_early') })).toBeVisible();
  await expect(proof.getByText(text('fairness_ok'), { exact: true })).toHaveCount(2);
  await expect(proof.getByText(text('proof_awaits_seed'), { exact: true })).toBeVisible();
  expect(await axeInThemes(app)).toEqual({});
  await afterSeed(app, moved, name, { spin: drawn!.id });
  await app.open(`#/verify?spin=${drawn!.id}`);
  await expect(proof.getByRole('heading', { name: text('proof_holds') })).toBeVisible();
  await expect(proof.getByText(text('fairness_ok'), { exact: true })).toHaveCount(4);
  await expect(proof.getByRole('heading', { name: `第 ${drawn!.tile} 块` })).toBeVisible();
  expect(await axeInThemes(app)).toEqual({});

  await app.open('#/record/activity');
  await app
    .screen('record-activity')
    .getByRole('link', { name: text('act_verify_of', { name: '小转盘' }) })
    .click();
  await app.shows('verify');
  await expect(proof.getByRole('heading', { name: text('proof_holds') })).toBeVisible();
  await expect(proof.getByRole('heading', { name: `第 ${drawn!.tile} 块` })).toBeVisible();
});

test('[R2.4] [R4] a red packet is opened with one press; each player has another share, and the last finds none', {
  tag: ['@brief-wap', '@long'],
}, async ({ app, moved }) => {
  const name = freshName();
  const [player, second, third] = [
    await register(app.site, name),
    await register(app.site),
    await register(app.site),
  ];
  const id = 'two-shares';
  await offerNow(
    { DATA_DIR: moved.dataDir },
    {
      id,
      name: { zhCn: '双份红包', enUs: 'Two shares' },
      terms: PACKETS,
      forMs: DAY_MS,
    },
  );
  const packetOf = async (client: PlayerClient) =>
    (await client.ok('POST /api/user/welfare', {})).packets.find(({ offer }) => offer.id === id);
  await untilOffered(moved, async () => (await packetOf(player))?.state === 'open');
  await enter(app.page, player);
  await app.open('#/user/welfare');
  const page = app.screen('user-welfare');
  const packet = page
    .getByRole('listitem')
    .filter({ has: app.page.getByRole('heading', { name: '双份红包' }) });
  await expect(packet.getByText('¥0.50 ~ ¥4.50')).toBeVisible();
  await expect(packet.getByText('2 / 2')).toBeVisible();
  expect(await axeInThemes(app)).toEqual({});
  await packet.getByRole('button', { name: text('wf_packet_open_of', { name: '双份红包' }) }).click();
  await app.says(/^¥\d\.\d\d 已到账$/);
  await expect(packet.getByText(/已打开，已到账$/)).toBeVisible();
  await expect(packet.getByRole('button')).toHaveCount(0);
  const own = (await packetOf(player))!.own!;
  await expect(packet.getByText(`¥${twoPlaces(own.amount)}`, { exact: true })).toBeVisible();
  expect((await player.ok('POST /api/user/balance')).balance).toBe(own.amount);
  expect(await axeInThemes(app)).toEqual({});

  const open = { id, version: 1 };
  const other = await second.ok('POST /api/user/welfare/packet', { rid: freshRid(), ...open });
  expect(amountIn(other.amount) + amountIn(own.amount)).toBe(amountIn(PACKETS.pool));
  expect(other.amount).not.toBe(own.amount);
  expect(await third.codeOf('POST /api/user/welfare/packet', { rid: freshRid(), ...open })).toBe(
    'reward_budget_gone',
  );
  await app.page.goto('about:blank');
  await enter(app.page, third);
  await app.open('#/user/welfare');
  await expect(packet.getByText(text('wf_packet_gone'))).toBeVisible();
  await expect(packet.getByRole('button')).toHaveCount(0);
  expect(await axeInThemes(app)).toEqual({});

  await afterSeed(app, moved, name, { packet: open });
  await app.open('#/user/welfare');
  await packet.getByRole('link', { name: text('wf_packet_verify_of', { name: '双份红包' }) }).click();
  const proof = app.screen('verify');
  await expect(proof.getByRole('heading', { name: text('proof_holds') })).toBeVisible();
  await expect(proof.getByText(text('fairness_ok'), { exact: true })).toHaveCount(4);
  expect(await axeInThemes(app)).toEqual({});
});

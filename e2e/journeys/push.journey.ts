import { needs } from '../kit/abilities.ts';
import { axeFaults } from '../kit/axe.ts';
import { tryOut } from '../kit/client.ts';
import { betDecided } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import {
  deliverPush,
  openInboxSettings,
  pressNotification,
  shownNotifications,
  subscribeAtStandIn,
  timesAsked,
  usePushOf,
} from '../kit/push.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';

const LOTTERY = 'ssc-5m';

// Push messages arrive at the service worker.
test.use({ serviceWorkers: 'allow' });

test('[R7.9] [RP15] a player who presses what push is good for gets a settled bet as a notification that leads to it', async ({
  app,
}) => {
  needs('worker');
  const { page } = app;
  const player = await tryOut(app.site);
  const push = await subscribeAtStandIn(player);
  await usePushOf(page, push);
  await enter(page, player);
  const settings = await openInboxSettings(app);
  await expect(settings.getByRole('button', { name: text('in_push_ask') })).toBeVisible();
  expect(await timesAsked(page)).toBe(0);
  expect((await player.ok('POST /api/user/push', { endpoint: push.endpoint })).on).toBe(false);
  await settings.getByRole('button', { name: text('in_push_ask') }).click();
  await expect(settings.getByRole('switch', { name: text('in_push_here') })).toBeChecked();
  expect(await timesAsked(page)).toBe(1);
  expect((await player.ok('POST /api/user/push', { endpoint: push.endpoint })).on).toBe(true);
  expect(await axeFaults(page)).toEqual([]);

  await settings.getByRole('button', { name: text('in_push_test') }).click();
  await app.says(text('in_push_tested'));
  const [tried] = await push.arrived(1);
  await deliverPush(page, tried!.text);
  await expect.poll(() => shownNotifications(page)).toHaveLength(1);
  if (app.phone) await page.keyboard.press('Escape');
  await app.open('#/');
  await app.shows('home');

  // A bet is settled: the message is encrypted for this browser, names no amount, and leads to the bet.
  const sale = await betDecided(player, LOTTERY);
  const [, settled] = await push.arrived(2);
  const { web_push: form, notification } = JSON.parse(settled!.text);
  expect(form).toBe(8030);
  expect(notification.tag).toBe(settled!.topic);
  expect(notification.body).toContain(sale.issue);
  expect(settled!.text).not.toMatch(/\d\.\d\d/);
  await deliverPush(page, settled!.text);
  // The same message again shows nothing more.
  await deliverPush(page, settled!.text);
  const { title, body, tag } = notification;
  await expect.poll(() => shownNotifications(page)).toContainEqual({ title, body, tag });
  expect(await shownNotifications(page)).toHaveLength(2);
  await pressNotification(page, tag);
  await app.shows('record-bet');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(async () => (await player.ok('POST /api/user/inbox/unread')).items).toEqual([]);

  // Off again: the service forgets the browser.
  await page.keyboard.press('Escape');
  const again = await openInboxSettings(app);
  await again.getByRole('switch', { name: text('in_push_here') }).click();
  await expect(again.getByRole('button', { name: text('in_push_ask') })).toBeVisible();
  expect((await player.ok('POST /api/user/push', { endpoint: push.endpoint })).on).toBe(false);
});

test('a player who has refused notifications is told how to allow them, and is not asked', async ({
  app,
}) => {
  const player = await tryOut(app.site);
  await usePushOf(app.page, await subscribeAtStandIn(player));
  await app.page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await enter(app.page, player);
  const settings = await openInboxSettings(app);
  await expect(settings.getByText(text('in_push_denied'))).toBeVisible();
  await expect(settings.getByRole('button', { name: text('in_push_ask') })).toHaveCount(0);
  expect(await timesAsked(app.page)).toBe(0);
});

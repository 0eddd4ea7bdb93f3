import { inside, withoutCallLimits } from '../faults/inside.ts';
import { axeFaults } from '../kit/axe.ts';
import { CLIENT_PASSWORD, freshName, freshRid, login, register, tryOut } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { test as base, expect } from '../kit/test.ts';
import { text } from '../kit/text.ts';

const DAY_MS = 86_400_000;

/** A separate platform with one draw a day: its clock moves by days. */
const test = base.extend<{ moved: Platform }>({
  moved: async ({ page }, use) => {
    const platform = await startPlatform(undefined, { lotteries: ['lhc-1d'] });
    await inside(platform, withoutCallLimits);
    await use(platform);
    // A page that still loads would report that its site is gone.
    await page.close();
    await platform.stop();
  },
  site: async ({ moved, isMobile }, use) => use(isMobile ? moved.wap : moved.pc),
});

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
    if (days < 3) await inside(moved, ({ clock }) => clock.advance(DAY_MS));
  }
  expect(await axeFaults(app.page)).toEqual([]);
});

test('[R2.4] a task says what is missing, is claimed once it is done, and none is shown with promotions off', {
  tag: '@brief-pc',
}, async ({ app }) => {
  const player = await register(app.site);
  await enter(app.page, player);
  await app.open('#/user/welfare');
  await app.shows('user-welfare');
  const page = app.screen('user-welfare');
  const limit = page.getByRole('listitem').filter({ hasText: text('wf_set_limit') });
  await expect(limit.getByText(text('wf_set_limit_line'))).toBeVisible();
  expect(await axeFaults(app.page)).toEqual([]);
  await limit.getByRole('link', { name: text('wf_go_to', { name: text('wf_set_limit') }) }).click();
  await app.shows('responsible');

  await player.ok('POST /api/user/limits/set', {
    rid: freshRid(),
    kind: 'loss',
    period: 'day',
    value: '100',
  });
  await app.open('#/user/welfare');
  await limit.getByRole('button', { name: /^领取/ }).click();
  await app.says(/3\.00 已到账$/);
  await expect(limit.getByText(text('wf_claimed_tag'), { exact: true })).toBeVisible();
  expect((await player.ok('POST /api/user/balance')).balance).toBe('3.0000');

  await player.ok('POST /api/user/promotions/set', { off: true });
  await expect(page.getByText(text('promo_closed_off'))).toBeVisible();
  await expect(page.getByRole('button', { name: /领/ })).toHaveCount(0);
});

test('[X1] a trial account sees that welfare is for real accounts', { tag: '@once' }, async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
  await app.open('#/user/welfare');
  await app.shows('user-welfare');
  await expect(app.screen('user-welfare').getByText(text('promo_closed_trial'))).toBeVisible();
});

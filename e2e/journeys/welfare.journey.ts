import { axeFaults } from '../kit/axe.ts';
import { freshRid, register, tryOut } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';

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

  const rules = page.getByRole('listitem').filter({ hasText: text('wf_read_rules') });
  await expect(rules.getByText(text('wf_read_rules_line', { n: 3 }))).toBeVisible();
  const read = async () =>
    (await player.ok('POST /api/user/welfare', {})).tasks.find(({ task }) => task === 'read_rules')?.progress;
  for (const [place, family] of ['ssc', 'k3', 'pk10'].entries()) {
    await app.open(`#/help?article=${family}`);
    await app.shows('help');
    await expect.poll(read).toEqual({ done: place + 1, goal: 3 });
  }
  await app.open('#/user/welfare');
  await rules.getByRole('button', { name: /^领取/ }).click();
  await expect(rules.getByText(text('wf_claimed_tag'), { exact: true })).toBeVisible();

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

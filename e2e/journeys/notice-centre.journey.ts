import { axeFaults } from '../kit/axe.ts';
import { tryOut } from '../kit/client.ts';
import { betDecided } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { expect, publishNotice, stopNotice, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { type App, createApp } from '../pages/app.ts';

const LOTTERY = 'ssc-5m';

const bell = (app: App) =>
  app.page.getByRole('button', { name: new RegExp(`^${text('notifications')}`) }).filter({ visible: true });
const unread = (n: number) => `${text('notifications')} ${text('notifications_unread', { n })}`;
const centre = (app: App) => app.screen('user-inbox');
const lineOf = (app: App, words: string) => centre(app).getByRole('link', { name: new RegExp(words) });
const isNew = (app: App, words: string) => lineOf(app, words).getByText(text('in_unread'));

test('[R7.9] [E6] a settled bet is a line of the notification centre that leads to it, and is read on every device', {
  tag: '@long',
}, async ({ app, browser }) => {
  const player = await tryOut(app.site);
  const second = createApp(await (await browser.newContext()).newPage(), app.site, app.phone);
  for (const one of [app, second]) {
    await enter(one.page, player);
    await one.open();
    await one.shows('home');
    await expect(bell(one)).toHaveAccessibleName(text('notifications'));
  }
  const issue = (await betDecided(player, LOTTERY)).short;
  for (const one of [app, second]) await expect(bell(one)).toHaveAccessibleName(unread(1));

  await bell(app).click();
  await app.shows('user-inbox');
  await expect(isNew(app, issue)).toHaveCount(1);
  expect(await axeFaults(app.page)).toEqual([]);
  const filter = centre(app).getByRole('group', { name: text('in_filter') });
  await filter.getByRole('button', { name: text('in_kind_team') }).click();
  await expect(centre(app).getByText(text('in_empty'))).toBeVisible();
  await filter.getByRole('button', { name: new RegExp(`^${text('in_kind_bets')} 1$`) }).click();
  // It leads to the bet; following it is reading it.
  await lineOf(app, issue).click();
  await app.shows('record-bet');
  await expect(app.page.getByRole('dialog')).toBeVisible();
  await expect(bell(second)).toHaveAccessibleName(text('notifications'));
  await second.open('#/user/inbox');
  await second.shows('user-inbox');
  await expect(lineOf(second, issue)).toBeVisible();
  await expect(isNew(second, issue)).toHaveCount(0);

  // What happens while the list is open appears in it, and one press reads all of it.
  const next = (await betDecided(player, LOTTERY)).short;
  await expect(isNew(second, next)).toHaveCount(1);
  await centre(second)
    .getByRole('button', { name: text('in_read_all') })
    .click();
  await expect(isNew(second, next)).toHaveCount(0);
  await expect.poll(async () => (await player.ok('POST /api/user/inbox/unread')).items).toEqual([]);
  await second.page.context().close();
});

test('[RP15] a kind that is switched off is listed without counting; quiet hours are shown on every device', async ({
  app,
}) => {
  const player = await tryOut(app.site);
  await enter(app.page, player);
  await app.open('#/user/inbox');
  await app.shows('user-inbox');
  const openSettings = async () => {
    if (app.phone) await app.page.getByRole('button', { name: text('in_settings') }).click();
  };
  await openSettings();
  const settings = app.phone ? app.page.getByRole('dialog', { name: text('in_settings') }) : centre(app);
  const kind = (name: 'in_kind_bets' | 'in_kind_security') =>
    settings.getByRole('switch', { name: text(name), exact: true });
  await expect(kind('in_kind_security')).toBeDisabled();
  await kind('in_kind_bets').click();
  await settings.getByRole('switch', { name: text('in_quiet') }).click();
  await expect(settings.getByLabel(text('in_quiet_from'))).toHaveValue('1380');
  await settings.getByLabel(text('in_quiet_to')).selectOption('420');
  const saved = () => player.ok('POST /api/user/inbox/settings');
  await expect.poll(saved).toMatchObject({ off: ['bets'], quiet: { from: 1_380, to: 420 } });
  expect(await axeFaults(app.page)).toEqual([]);

  // Another device changes them while they are open.
  await player.ok('POST /api/user/inbox/settings/set', {
    off: ['bets'],
    push_off: [],
    push_amounts: false,
    quiet: { from: 0, to: 390, zone: 'Asia/Shanghai' },
  });
  await expect(settings.getByLabel(text('in_quiet_to'))).toHaveValue('390');
  if (app.phone) await app.page.keyboard.press('Escape');

  const issue = (await betDecided(player, LOTTERY)).short;
  await expect(lineOf(app, issue)).toBeVisible();
  await expect(isNew(app, issue)).toHaveCount(0);
  expect((await player.ok('POST /api/user/inbox/unread')).items).toEqual([]);
});

test('[R2.9] all notices have a page that the notification centre and each notice lead to', {
  tag: '@brief-wap',
}, async ({ app }) => {
  const id = `list-${Date.now()}`;
  const title = `Listed ${id}`;
  await publishNotice({ id, kind: 'page', body: { enUs: { title, html: '<p>Body</p>' } } });
  await enter(app.page, await tryOut(app.site));
  await app.open('#/user/inbox');
  await app.shows('user-inbox');
  const all = centre(app).getByRole(app.phone ? 'button' : 'link', { name: text('route_notice_list') });
  await all.click();
  await app.shows('notice-list');
  expect(await axeFaults(app.page)).toEqual([]);
  await app
    .screen('notice-list')
    .getByRole('link', { name: new RegExp(title) })
    .click();
  await app.shows('notice-detail');
  await app
    .screen('notice-detail')
    .getByRole('link', { name: text('nt_all') })
    .click();
  await app.shows('notice-list');
  await stopNotice(id);
  await expect(app.screen('notice-list').getByText(title)).toHaveCount(0);
});

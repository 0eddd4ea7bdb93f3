import type { Page } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import { CLIENT_PASSWORD, freshName, register } from '../kit/client.ts';
import { stored } from '../kit/device-store.ts';
import { enter } from '../kit/enter.ts';
import type { JourneyNotice } from '../kit/operate.ts';
import { expect, publishNotice, stopNotice, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import type { App } from '../pages/app.ts';
import { createLoginPage } from '../pages/login-page.ts';

/** Notices that this test has written; they are stopped at its end. */
const written: string[] = [];

test.afterEach(async () => {
  for (const id of written.splice(0)) await stopNotice(id);
});

/** Writes a notice that is in force, with a title of its own. */
async function publish(
  title: string,
  fields: Partial<JourneyNotice> = {},
): Promise<{ id: string; title: string }> {
  const id = freshName().toLowerCase().replaceAll('_', '-');
  const own = `${title} ${id}`;
  await publishNotice({ id, body: { enUs: { title: own, html: '<p>Body</p>' } }, ...fields });
  written.push(id);
  return { id, title: own };
}

const ticker = (app: App) => app.screen('home').getByRole('region', { name: text('nt_ticker') });
/** The notice on show; pages of other notices may be kept, hidden. */
const article = (app: App) => app.screen('notice-detail').filter({ visible: true });
const broken = (page: Page) => page.evaluate(() => 'broken' in window);

test('[R2.9] [E6] the ticker of home leads to a notice with its clean body and those beside it', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const { page } = app;
  const html =
    '<h3>What changes</h3><p onclick="window.broken=1">Draws <strong>pause</strong>.<script>window.broken=1</script></p>' +
    '<img src=x onerror="window.broken=1"><p><a href="https://elsewhere.test/more">more</a></p>';
  const title = `First ${freshName()}`;
  const first = await publish('First', { weight: 90, body: { enUs: { title, html } } });
  const second = await publish('Second', { weight: 80 });
  await enter(page, await register(app.site));
  await app.open();
  await app.shows('home');
  await ticker(app).getByRole('button', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`#/notice/detail\\?id=${first.id}$`));
  await expect(article(app).getByRole('heading', { name: title })).toBeVisible();
  await expect(article(app).getByRole('heading', { name: 'What changes' })).toBeVisible();
  await expect(article(app).getByText('Draws pause.')).toBeVisible();
  const link = article(app).getByRole('link', { name: 'more', exact: true });
  await expect(link).toHaveAttribute('href', 'https://elsewhere.test/more');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(article(app).locator('img[src="x"], script')).toHaveCount(0);
  await article(app).getByText('Draws pause.').click();
  expect(await broken(page)).toBe(false);
  expect(await axeFaults(page)).toEqual([]);

  const beside = article(app).getByRole('navigation', { name: text('nt_beside') });
  await beside.getByRole('link', { name: new RegExp(second.title) }).click();
  await expect(page).toHaveURL(new RegExp(`id=${second.id}$`));
  await expect(article(app).getByRole('heading', { name: second.title })).toBeVisible();
  await expect(
    article(app).getByRole('link', { name: new RegExp(`^${text('nt_previous')}.*${title}`) }),
  ).toBeVisible();

  // An operator stops it while it is read.
  await stopNotice(second.id);
  written.splice(written.indexOf(second.id), 1);
  await expect(article(app).getByText(text('nt_ended'), { exact: true })).toBeVisible();
  await app.open('#/notice/detail?id=nowhere');
  await expect(article(app).getByText(text('nt_gone'), { exact: true })).toBeVisible();
  await article(app)
    .getByRole('button', { name: text('nt_to_home') })
    .click();
  await app.shows('home');
});

test('[R3.4] [R4.4] after a sign-in the notices not seen yet are in one dialog, each version once', {
  tag: ['@brief-pc', '@long'],
}, async ({ app }) => {
  const { page } = app;
  const rules = await publish('Rules', { kind: 'dialog', mustAck: true, weight: 90 });
  const news = await publish('News', { kind: 'dialog', weight: 80 });
  const player = await register(app.site);
  const unseen = async () => (await player.ok('POST /api/user/notice/dialog', {})).items.map(({ id }) => id);
  const login = createLoginPage(app);
  await app.open('#/login');
  await login.signIn(player.name, CLIENT_PASSWORD);
  await app.shows('home');

  const dialog = page.getByRole('dialog', { name: text('nt_dialog', { n: 2 }) });
  await expect(dialog.getByRole('heading', { name: rules.title })).toBeVisible();
  await expect(dialog.getByText(text('nt_counter', { at: 1, n: 2 }))).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const list = dialog.getByRole('navigation', { name: text('nt_dialog_list') });
  await list.getByRole('button', { name: news.title }).click();
  await expect(dialog.getByRole('heading', { name: news.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The first steps follow, and nothing is over the page.
  await expect(page.getByRole('region', { name: text('first_steps') })).toBeVisible();
  await expect.poll(unseen).toEqual([rules.id]);
  await page
    .getByRole('region', { name: text('first_steps') })
    .getByRole('button', { name: text('first_steps_skip') })
    .click();
  await expect.poll(() => stored(page, 'INDEX_NOTICE')).toBe(0);
  await app.open('#/user/center');
  await app.open();
  await app.shows('home');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Closing did not count for the notice that needs its button.
  await app.signOut();
  await login.signIn(player.name, CLIENT_PASSWORD);
  // Who signed out on a page of the account is there again.
  await app.open('#/home');
  await app.shows('home');
  const again = page.getByRole('dialog', { name: text('nt_dialog', { n: 1 }) });
  await expect(again.getByRole('heading', { name: rules.title })).toBeVisible();
  await again.getByRole('button', { name: text('nt_acknowledge') }).click();
  await expect(again).toBeHidden();
  await expect.poll(unseen).toEqual([]);
  await expect.poll(() => stored(page, 'INDEX_NOTICE')).toBe(0);
});

test('[R2.10] a visitor reads a notice from home, and sees none for players', {
  tag: ['@once', '@long'],
}, async ({ app }) => {
  await publish('Members', { weight: 100, audience: 'players' });
  const open = await publish('Everybody', { weight: 90 });
  const login = createLoginPage(app);
  await app.open();
  await login.close.click();
  await app.shows('home');
  await ticker(app).getByRole('button', { name: open.title }).click();
  await expect(article(app).getByRole('heading', { name: open.title })).toBeVisible();
  await expect(app.page).toHaveURL(/#\/login\?look=notice%2Fdetail/);
});

test('[RP15] a promotion leaves the ticker when promotions are switched off, and a new notice enters it', {
  tag: ['@once', '@long'],
}, async ({ app }) => {
  const offer = await publish('Offer', { weight: 95, audience: 'promo' });
  const player = await register(app.site);
  await enter(app.page, player);
  await app.open();
  await app.shows('home');
  await expect(ticker(app).getByText(offer.title)).toBeVisible();
  await player.ok('POST /api/user/promotions/set', { off: true });
  await expect(ticker(app).getByText(offer.title)).toBeHidden();
  const status = await publish('Deposits are slow', { kind: 'status', weight: 100 });
  await expect(ticker(app).getByText(status.title)).toBeVisible();
});

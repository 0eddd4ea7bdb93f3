import { CLIENT_PASSWORD, register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { createLoginPage } from '../pages/login-page.ts';

test('[R2.3] [R2.10] a visitor closes login, looks at home, results and rules, and is asked to sign in for the rest', async ({
  app,
}) => {
  const { page } = app;
  const login = createLoginPage(app);
  await app.open();
  await app.shows('login');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(login.notice).toHaveText(text('please_login'));
  // Home is behind the dialog, and nothing in it can be reached.
  await expect(app.screen('home')).toBeVisible();
  await expect(app.screen('home')).toHaveAttribute('inert');

  await login.close.click();
  await app.shows('home');
  await expect(login.root).toBeHidden();
  await expect(page).toHaveURL(/#\/login\?look=$/);
  const home = app.screen('home');
  const first = home.getByRole('region', { name: '全部彩种' }).getByRole('link').first();
  await expect(first).toBeVisible();

  // Results and the rules of play need no session.
  await home
    .getByRole('link', { name: text('nav_results'), exact: true })
    .first()
    .click();
  await app.shows('lottery-data');
  await expect(page).toHaveURL(/#\/login\?look=lottery%2Fdata$/);
  await page.goBack();
  await app.shows('home');
  await home
    .getByRole('link', { name: text('nav_rules'), exact: true })
    .first()
    .click();
  await app.shows('help');
  await expect(app.screen('help').getByRole('heading', { level: 1 })).toHaveText(/怎么玩/);

  // A private page opens the dialog again; a step back closes it and leads to the page below it.
  await page.goBack();
  await app.shows('home');
  await first.click();
  await app.shows('login');
  await expect(page).toHaveURL(/#\/login$/);
  await expect(login.notice).toContainText(text('please_login'));
  await expect(login.notice).toContainText(text('route_lottery'));
  await page.goBack();
  await app.shows('home');
  await expect(login.root).toBeHidden();

  // Esc and the mask close it too.
  await page
    .getByRole('link', { name: text('route_login'), exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await app.shows('login');
  await expect(login.notice).toHaveCount(0);
  await page.keyboard.press('Escape');
  await app.shows('home');
  await app.open('#/record/bet');
  await app.shows('login');
  await expect(page).toHaveURL(/#\/login$/);
  await page.mouse.click(20, 20);
  await app.shows('home');
  await page.reload();
  await app.shows('home');
  await expect(login.root).toBeHidden();
});

test('[R5.1] trial points at the missing consent, a forgotten password leads on, and the terms are accepted once', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const { page } = app;
  const login = createLoginPage(app);
  await app.open('#/login');
  await login.trial.click();
  await app.says(text('please_read_agree'), 'info');
  await expect(login.agreement).toBeFocused();
  await expect(login.root.getByText(text('login_agree_first'))).toBeVisible();
  await expect(login.agreement).toHaveAccessibleDescription(text('login_agree_first'));

  await login.root.getByRole('link', { name: text('login_forgot') }).click();
  const forgot = page.getByRole('dialog', { name: text('forgot_title') });
  await expect(forgot.getByRole('link', { name: 'support@tessera.example' })).toHaveAttribute(
    'href',
    'mailto:support@tessera.example',
  );
  await forgot.getByRole('link', { name: text('forgot_back') }).click();
  await expect(forgot).toBeHidden();

  await login.agreement.check();
  await login.trial.click();
  await app.shows('home');
  await app.signOut();
  await login.trial.click();
  await app.shows('home');
  await expect(app.balance).toBeVisible();
});

test('[R4.4] a player whose session ended signs in and is back on the same page', {
  tag: ['@brief-pc', '@long'],
}, async ({ app }) => {
  const player = await register(app.site);
  await enter(app.page, player);
  const login = createLoginPage(app);
  await app.open('#/help?article=pk10');
  await app.shows('help');
  await player.ok('POST /api/user/logout');
  await expect(login.notice).toContainText(text('route_help'));
  await login.signIn(player.name, CLIENT_PASSWORD);
  await app.says(text('logins_result_success'));
  await app.shows('help');
  await expect(app.page).toHaveURL(/#\/help\?article=pk10$/);
  await app.page.goBack();
  await app.shows('home');
});

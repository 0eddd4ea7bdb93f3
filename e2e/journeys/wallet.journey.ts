import { CLIENT_PASSWORD, register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { addWallet } from '../kit/wallet.ts';
import { createLoginPage } from '../pages/login-page.ts';

const ends = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;

test('[R5.4] [R2.6] [W1] [W2] a player binds their Ethereum wallet and signs in with it', {
  tag: ['@brief-pc', '@long'],
}, async ({ app, setting }) => {
  await setting({ walletLoginEth: '1' });
  const wallet = await addWallet(app.page, 'eth');
  const player = await register(app.site);
  await enter(app.page, player);
  await app.open('#/user/info');
  const info = app.screen('user-info');
  await info.getByRole('button', { name: '绑定钱包' }).click();
  const panel = app.page.getByRole('dialog', { name: '绑定钱包' });
  await panel.getByRole('textbox', { name: '登录密码' }).fill(CLIENT_PASSWORD);
  await panel.getByRole('button', { name: text('security_wallet_sign') }).click();
  await app.says(text('security_wallet_bound_done'));
  await expect(info.getByText(ends(wallet.address))).toBeVisible();
  await app.signOut();
  await app.shows('login');
  const login = createLoginPage(app);
  await login.agreement.check();
  await login.root.getByRole('button', { name: text('wallet_eth') }).click();
  await app.says(text('logins_result_success'));
  await app.shows('home');
});

test('[W4] [R8.2] [R8.3] an unbound TRON wallet is bound by the next sign-in; a declined signature shows a notice', {
  tag: ['@brief-pc', '@long'],
}, async ({ app, setting }) => {
  await setting({ walletLoginTron: '1' });
  const wallet = await addWallet(app.page, 'tron');
  const { name } = await register(app.site);
  await app.open('#/login');
  const login = createLoginPage(app);
  const byWallet = login.root.getByRole('button', { name: text('wallet_tron') });
  await byWallet.click();
  await app.says(text('please_read_agree'));
  await login.agreement.check();
  await byWallet.click();
  await expect(login.root.getByText(`登录后将绑定钱包 ${ends(wallet.address)}`)).toBeVisible();
  await login.signIn(name, CLIENT_PASSWORD);
  await app.says(text('logins_result_success'));
  await app.open('#/user/info');
  await expect(app.screen('user-info').getByText(ends(wallet.address))).toBeVisible();
  await app.signOut();
  await app.shows('login');
  wallet.decline();
  await login.agreement.check();
  await byWallet.click();
  await app.says(text('auth_eth_login_failed'), 'error');
});

test('[R5.4] without its setting or without a wallet there is no wallet login', { tag: '@brief-pc' }, async ({
  app,
  setting,
}) => {
  await setting({ walletLoginEth: '1', walletLoginTron: '0' });
  await addWallet(app.page, 'tron');
  await app.open('#/login');
  const login = createLoginPage(app);
  await expect(login.trial).toBeVisible();
  await expect(login.root.getByRole('group', { name: text('login_wallet') })).toHaveCount(0);
});

test('[R8.3] a player who binds a wallet missing in the browser is asked to install one', {
  tag: '@once',
}, async ({ app, setting }) => {
  await setting({ walletLoginEth: '1' });
  await addWallet(app.page, 'eth');
  await enter(app.page, await register(app.site));
  await app.open('#/user/info');
  await app.screen('user-info').getByRole('button', { name: '绑定钱包' }).click();
  const panel = app.page.getByRole('dialog', { name: '绑定钱包' });
  await panel.getByRole('textbox', { name: '登录密码' }).fill(CLIENT_PASSWORD);
  await app.page.evaluate(() => Reflect.deleteProperty(window, 'ethereum'));
  await panel.getByRole('button', { name: text('security_wallet_sign') }).click();
  await app.says(text('please_install_pocket'), 'warning');
});

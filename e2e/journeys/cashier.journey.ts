import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { cardNumber } from '../../apps/server/test/withdrawals.ts';
import { axeFaults } from '../kit/axe.ts';
import { CLIENT_PASSWORD, type PlayerClient, register, tryOut } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { consoleOperator } from '../kit/operator.ts';
import { advance, expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { platformNow } from '../kit/totp.ts';

/** A day in production; here short enough to move the clock past it without a day of draws. */
const LOCK_SECONDS = 120;
const NAME = '林小河';
const FUND_PASSWORD = 'river-seven-lantern';
/** The TRON contract of USDT: an address with a valid checksum that belongs to no player here. */
const WALLET = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

test('[R2.5] [R2.7] [R2.8] [R5.6] [L10] [L11] [P4] [RP1] deposits by bank and chain, and a withdrawal to a card', {
  tag: '@brief-wap',
}, async ({ app, setting }) => {
  const { page } = app;
  // A new card each time: one that two players use would need an operator's review.
  const card = cardNumber();
  // No turnover is required here before a withdrawal.
  await setting({ turnoverDepositPpm: 0, withdrawLockSeconds: LOCK_SECONDS });
  const player = await register(app.site);
  await enter(page, player);

  await app.open('#/recharge');
  const deposit = app.screen('money-recharge').filter({ visible: true });
  await deposit.getByLabel(text('identity_name')).fill(NAME);
  await deposit.getByRole('button', { name: '核验' }).click();
  await app.says(text('identity_verified'));

  // A limit is offered before the first deposit; what it leaves rules out the largest amount.
  await deposit.getByRole('button', { name: '500', exact: true }).click();
  await deposit.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '设置限额' }).click();
  const limit = page.getByRole('dialog', { name: '设置限额' });
  await limit.getByLabel(text('rp_form_amount')).fill('1000');
  await limit.getByRole('button', { name: '保存' }).click();
  await app.says(text('rp_form_done'));
  await expect(deposit.getByText('¥1,000.00').first()).toBeVisible();
  await expect(deposit.getByRole('button', { name: '5,000', exact: true })).toBeDisabled();
  expect(await axeFaults(page)).toEqual([]);
  await deposit.getByRole('button', { name: '下一步' }).click();

  await expect(deposit.getByRole('heading', { name: text('recharge_pay_title') })).toBeVisible();
  await expect(deposit.getByText('¥500.00').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await post(await payPage(deposit), { act: 'pay' });
  await expect(deposit.getByRole('heading', { name: '已到账' })).toBeVisible();
  await expect(deposit.getByText('¥500.00').first()).toBeVisible();

  // By chain: seen, confirmed block by block, credited at the dated rate.
  await app.open('#/recharge?channel=usdt-trc20&amount=144');
  await deposit.getByRole('button', { name: '下一步' }).click();
  await expect(deposit.getByText('20.00 USDT').first()).toBeVisible();
  const mine = await sendCoins(deposit);
  await expect(deposit.getByText(/^已确认 \d+ \/ 19 个区块$/)).toBeVisible();
  await mine(40);
  await expect(deposit.getByRole('heading', { name: '已到账' })).toBeVisible();

  await setFundPassword(page, app);
  await app.open('#/bank/add');
  const add = app.screen('bank-add');
  await expect(add.getByLabel('户名')).toHaveValue(NAME);
  await add.getByRole('combobox', { name: '银行' }).click();
  await page.getByRole('dialog', { name: '银行' }).getByRole('option', { name: '中国工商银行' }).click();
  await add.getByLabel(text('bank_number')).fill(`${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`);
  await add.getByLabel(text('security_fund')).fill(FUND_PASSWORD);
  await add.getByRole('button', { name: text('payout_review') }).click();
  await expect(add.getByText(text('bank_number_bad'))).toBeVisible();
  await add.getByLabel(text('bank_number')).fill(card);
  await add.getByRole('button', { name: text('payout_review') }).click();
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await app.shows('bank-manage');
  const cards = app.screen('bank-manage');
  await expect(cards.getByRole('article', { name: new RegExp(`${card.slice(-4)}$`) })).toContainText(
    text('payout_default'),
  );
  expect(await axeFaults(page)).toEqual([]);

  await app.open('#/wallet/add');
  const walletAdd = app.screen('wallet-add');
  await walletAdd.getByText('ERC20', { exact: true }).click();
  await walletAdd.getByLabel('收款地址').fill(WALLET);
  await expect(walletAdd.getByText('这是另一个网络的地址，不是 ERC20')).toBeVisible();
  await walletAdd.getByText('TRC20', { exact: true }).click();
  await expect(walletAdd.getByText(text('wallet_address_good'))).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  // A new one each time, for the same reason as the card.
  const wallet = `0x${randomBytes(20).toString('hex')}`;
  await walletAdd.getByText('ERC20', { exact: true }).click();
  await walletAdd.getByLabel('收款地址').fill(wallet);
  await walletAdd.getByLabel(text('security_fund')).fill(FUND_PASSWORD);
  await walletAdd.getByRole('button', { name: text('payout_review') }).click();
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await app.shows('wallet-manage');
  await expect(
    app.screen('wallet-manage').getByRole('article', { name: new RegExp(`${wallet.slice(-4)}$`, 'i') }),
  ).toBeVisible();

  // A new card is locked for a while (P4).
  await app.open('#/withdraw');
  const withdraw = app.screen('money-withdraw').filter({ visible: true });
  await expect(withdraw.getByText(/前暂停提现$/)).toBeVisible();
  await expect(
    withdraw.getByRole('button', { name: text('route_money_withdraw'), exact: true }),
  ).toBeDisabled();
  await advance((LOCK_SECONDS + 1) * 1_000);
  await app.open('#/withdraw');
  await page.reload();
  await withdraw.getByLabel(text('cashier_amount')).fill('644.0001');
  await expect(withdraw.getByText('可提现 ¥644.00')).toBeVisible();
  await withdraw.getByLabel(text('cashier_amount')).fill('200');
  await withdraw.getByLabel(text('security_fund')).fill('not the one');
  await sendWithdrawal(page, withdraw);
  await expect(withdraw.getByText(text('fund_password_incorrect'))).toBeVisible();
  await withdraw.getByLabel(text('security_fund')).fill(FUND_PASSWORD);
  expect(await axeFaults(page)).toEqual([]);
  await sendWithdrawal(page, withdraw);
  await expect(withdraw.getByRole('heading', { name: '已到账' })).toBeVisible();

  await app.open('#/record/log');
  const log = app.screen('record-log');
  await expect(log.getByText('+500.00')).toBeVisible();
  await expect(log.getByText('+144.00')).toBeVisible();
  await expect(log.getByText('−200.00')).toBeVisible();
  await log.getByText(text('log_tab_months')).click();
  await expect(log.getByRole('row', { name: /月末余额/ })).toContainText('444.00');
  expect(await axeFaults(page)).toEqual([]);
});

test('[R2.5] [R2.7] [L10] [L11] [P3] [P4] deposits by QR with a receipt, by card and on the other chain; a withdrawal that an operator rejects and refunds', {
  tag: ['@brief-pc', '@long'],
}, async ({ app, setting, addresses }) => {
  const { page } = app;
  await setting({ turnoverDepositPpm: 0, withdrawLockSeconds: 1, withdrawAutoBelow: '100.0000' });
  const player = await register(app.site);
  await player.ok('POST /api/recharge/identity', { name: NAME });
  await player.ok('POST /api/user/fund-password', {
    password: CLIENT_PASSWORD,
    fund_password: FUND_PASSWORD,
  });
  await player.ok('POST /api/bank/add', {
    holder: NAME,
    bank: 'icbc',
    number: cardNumber(),
    fund_password: FUND_PASSWORD,
  });
  await enter(page, player);
  const deposit = app.screen('money-recharge').filter({ visible: true });
  const next = deposit.getByRole('button', { name: '下一步' });
  const order = async (channel: string, amount: number) => {
    await app.open(`#/recharge?channel=${channel}&amount=${amount}`);
    await next.click();
  };

  // A QR code, and a picture of the payment that is stored without its metadata.
  await order('qr', 600);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('recharge_limits_skip') })
    .click();
  await expect(deposit.getByRole('img', { name: text('recharge_code') })).toBeVisible();
  const picture = { name: 'paid.png', mimeType: 'image/png', buffer: pictureWith('taken at home') };
  await deposit.getByLabel(/^上传付款凭证/).setInputFiles(picture);
  await expect(deposit.getByText('凭证已上传')).toBeVisible();
  expect(await receiptOf(player)).not.toContain('taken at home');
  await deposit.getByRole('button', { name: '我已付款' }).click();
  await expect(deposit.getByText(/^已收到，正在等待款项到达/)).toBeVisible();
  await post(await payPage(deposit), { act: 'pay' });
  await expect(deposit.getByRole('heading', { name: '已到账' })).toBeVisible();

  // A declined card payment, and the same amount once more.
  await order('card', 200);
  await post(await payPage(deposit), { act: 'refuse' });
  await expect(deposit.getByText(text('recharge_reason_refused'))).toBeVisible();
  await deposit.getByRole('button', { name: text('recharge_again') }).click();
  // A double click makes one order.
  await next.dblclick();
  await post(await payPage(deposit), { act: 'pay' });
  await expect(deposit.getByRole('heading', { name: '已到账' })).toBeVisible();
  await expect(deposit.getByText('¥197.00')).toBeVisible();

  await order('usdt-erc20', 720);
  await expect(deposit.getByText('100.00 USDT').first()).toBeVisible();
  const mine = await sendCoins(deposit);
  await expect(deposit.getByText(/^已确认 \d+ \/ 64 个区块$/)).toBeVisible();
  await mine(80);
  await expect(deposit.getByRole('heading', { name: '已到账' })).toBeVisible();
  expect((await player.ok('POST /api/recharge/record', {})).items.map(({ state }) => state)).toEqual([
    'credited',
    'credited',
    'failed',
    'credited',
  ]);

  const withdraw = app.screen('money-withdraw').filter({ visible: true });
  await advance(2_000);
  await app.open('#/withdraw');
  await withdraw.getByLabel(text('cashier_amount')).fill('200');
  // Another tab moves the money away meanwhile, and back.
  await player.ok('POST /api/game/transfer', { plat: 'aurora', count: '1500' });
  await expect(withdraw.getByText('可提现 ¥17.00')).toBeVisible();
  await player.ok('POST /api/game/recycle');
  await expect(withdraw.getByText('可提现 ¥17.00')).toBeHidden();
  await withdraw.getByLabel(text('security_fund')).fill(FUND_PASSWORD);
  await sendWithdrawal(page, withdraw);
  await expect(withdraw.getByRole('heading', { name: text('withdraw_state_reviewing') })).toBeVisible();
  const [waiting] = (await player.ok('POST /api/withdraw/record', {})).items;
  // A code of the authenticator that no earlier journey has used.
  await advance(31_000);
  const cashier = consoleOperator(addresses.env, 'cashier', await platformNow(player));
  const target = String(waiting!.id);
  await cashier('command', 'propose', 'withdrawal.reject', target, '{}', '--reason', '请补充资料');
  await expect(withdraw.getByRole('heading', { name: text('withdraw_state_rejected') })).toBeVisible();
  await expect(withdraw.getByText('¥200.00 已退回余额。 请补充资料')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  expect((await player.ok('POST /api/user/balance')).balance).toBe('1517.0000');
});

test('[X1] [R6.1] a trial account sees why the cashier is closed to it @once', async ({ app }) => {
  await enter(app.page, await tryOut(app.site));
  for (const [hash, name] of [
    ['#/recharge', 'money-recharge'],
    ['#/withdraw', 'money-withdraw'],
    ['#/bank/add', 'bank-add'],
    ['#/wallet/manage', 'wallet-manage'],
  ] as const) {
    await app.open(hash);
    await expect(app.screen(name).getByText(text('cashier_trial'))).toBeVisible();
  }
});

/** A picture of one dark pixel with an added text, like the metadata of cameras and programs. */
function pictureWith(text: string): Buffer {
  const plain = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNwcHAAAAGEAMGDX2mUAAAAAElFTkSuQmCC',
    'base64',
  );
  return Buffer.concat([plain, Buffer.from(text)]);
}

/** The bytes of the receipt of a player's newest deposit, as anybody with its address gets them. */
async function receiptOf(player: PlayerClient): Promise<string> {
  const { items } = await player.ok('POST /api/recharge/record', {});
  const answer = await fetch(items[0]!.receipt!);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await answer.arrayBuffer()).toString('latin1');
}

/** The payment address of the deposit shown. */
async function payPage(screen: Locator): Promise<string> {
  const address = await screen.getByRole('link', { name: text('recharge_open_page') }).getAttribute('href');
  if (!address) throw new Error('The deposit shows no payment page.');
  return address;
}

/** Sends a request to a third party, as a paying person would. */
async function post(address: string, body: object): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
}

/** Sends the coins of the deposit shown; returns a function that adds blocks after it. */
async function sendCoins(screen: Locator): Promise<(blocks: number) => Promise<void>> {
  const wallet = new URL(await payPage(screen));
  const { network, to, amount } = Object.fromEntries(wallet.searchParams);
  await post(new URL('/wallet/send', wallet).href, { network, to, amount, slip: 'none' });
  return (blocks) => post(new URL('/control/mine', wallet).href, { network, blocks });
}

async function setFundPassword(page: Page, app: { open(hash: string): Promise<void> }): Promise<void> {
  await app.open('#/user/info?edit=fund');
  const form = page.getByRole('dialog', { name: text('security_fund') });
  await form.getByLabel('登录密码').fill(CLIENT_PASSWORD);
  await form.getByLabel(text('security_fund_new')).fill(FUND_PASSWORD);
  await form.getByLabel(text('security_repeat')).fill(FUND_PASSWORD);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
}

async function sendWithdrawal(page: Page, screen: Locator): Promise<void> {
  await screen.getByRole('button', { name: '提现 ¥200.00' }).click();
  await page
    .getByRole('dialog', { name: text('withdraw_review') })
    .getByRole('button', { name: text('withdraw_confirm') })
    .dblclick();
}

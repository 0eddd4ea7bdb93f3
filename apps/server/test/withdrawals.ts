import { randomBytes } from 'node:crypto';
import type { CallReply } from '@tessera/protocol';
import { clearWithdrawals, withdrawalBook } from '../src/modules/cashier/index.ts';
import { auditJobs, createAuditor } from '../src/modules/ledger/index.ts';
import type { TestApp, TestBrowser } from './app.ts';

/** Fund password of the players that have one. */
export const FUND_PASSWORD = 'copper-lantern-six-77';
/** A little more than a day, ms: after it, a changed payee can receive withdrawals. */
export const LOCK_MS = 86_400_000 + 1_000;
/** Addresses of the test vectors. */
export const ETH_ADDRESS = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A';
export const TRON_ADDRESS = 'TCLBgkbfVkJroVBJVqBEsxtPNQEQMTQCLQ';

export type Payee = TestBrowser & { userId: bigint; name: string; cardId: number };

/** A new card number, valid by the Luhn checksum. */
export function cardNumber(length = 19): string {
  const digits = `622202${BigInt(`0x${randomBytes(9).toString('hex')}`)}`
    .slice(0, length - 1)
    .padEnd(length - 1, '7');
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

/** Starts the auditor on the application's jobs, as a node does; nothing is paid out without it. Call it before the jobs start. */
export async function auditPayouts({ db, services }: Pick<TestApp, 'db' | 'services'>): Promise<void> {
  const auditor = createAuditor({
    ...db,
    ledger: services.ledger,
    checks: [withdrawalBook],
    whenSound: clearWithdrawals,
  });
  for (const job of auditJobs) db.jobs.on(job, { auditor, clock: db.clock });
  await auditor.start();
}

/** Changes settings so that the clock may move by days and money may be withdrawn without turnover. */
export async function easeTime(app: TestApp, turnover = 0): Promise<void> {
  await app.set('sessionIdleSeconds', 400 * 86_400);
  await app.set('sessionWebSeconds', 400 * 86_400);
  await app.set('turnoverDepositPpm', turnover);
}

/** Marks a player's name as verified. */
export async function verify(app: TestApp, userId: bigint, name = '王小明'): Promise<void> {
  await app.db.asOwner(
    `insert into player_identity (user_id, state, name, checked_at) values ($1, 'verified', $2, app_now())`,
    [userId, name],
  );
}

/** A verified player with a fund password and a card, both old enough to withdraw. */
export async function payee(app: TestApp, balance = '1000'): Promise<Payee> {
  const browser = await app.player({ balance });
  await verify(app, browser.userId);
  await browser.expectOk('POST /api/user/fund-password', {
    password: 'quiet-harbour-lamp-41',
    fund_password: FUND_PASSWORD,
  });
  const card = await addCard(browser);
  await age(app, browser.userId);
  return Object.assign(browser, { cardId: card.id });
}

/** A USDT address of a payee, old enough to withdraw to. */
export async function payeeWallet(
  app: TestApp,
  payee: Payee,
  network: 'trc20' | 'erc20',
): Promise<{ kind: 'wallet'; id: number }> {
  const address = network === 'trc20' ? TRON_ADDRESS : ETH_ADDRESS;
  const { id } = await payee.expectOk('POST /api/wallet/add', {
    network,
    address,
    fund_password: FUND_PASSWORD,
  });
  await age(app, payee.userId);
  return { kind: 'wallet', id };
}

/** Entries that book a paid withdrawal, as `account currency amount`. */
export async function paidEntries({ db }: TestApp, { id }: { id: number }): Promise<string[]> {
  const rows = await db.asOwner<{ line: string }>(
    `select a.kind || ' ' || e.currency || ' ' || e.amount as line
     from entry e join account a on a.id = e.account_id join ledger_tx t on t.id = e.tx_id
     where t.kind = 'withdrawal' and t.key = $1 order by e.id`,
    [String(id)],
  );
  return rows.map(({ line }) => line);
}

/** Makes all payees of a player two days old. */
async function age({ db }: TestApp, userId: bigint): Promise<void> {
  await db.asOwner(
    `update payout_account set created_at = app_now() - interval '2 days', usable_at = app_now() - interval '1 day'
     where user_id = $1`,
    [userId],
  );
  await db.asOwner('update user_account set withdraw_locked_until = null where id = $1', [userId]);
}

/** Adds a card of a bank with the fund password. */
export function addCard(browser: TestBrowser, fields: object = {}): Promise<CallReply<'POST /api/bank/add'>> {
  return browser.expectOk('POST /api/bank/add', cardOf(fields));
}

/** A request to add a card. */
export function cardOf(fields: object = {}) {
  return { holder: '王小明', bank: 'icbc', number: cardNumber(), fund_password: FUND_PASSWORD, ...fields };
}

export const freshRid = (): string => randomBytes(16).toString('hex');

import type { CallPayload } from '@tessera/protocol';
import { CLIENT_PASSWORD, freshRid, type PlayerClient, register } from '../kit/client.ts';
import type { Platform } from '../kit/platform.ts';
import { type Inside, inside, withoutCallLimits } from './inside.ts';

/** A player with a card and a USDT address that they may withdraw to. */
export type Payee = PlayerClient & { readonly cardId: number; readonly walletId: number };

const FUND_PASSWORD = 'copper-lantern-six-77';
const HOLDER = '王小明';
const CARD = '4111111111111111';
const ADDRESS = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a';

/** Lifts the limits on withdrawals, however often a test asks and however far it moves the clock. */
export async function withoutPayoutLimits(book: Inside): Promise<void> {
  await withoutCallLimits(book);
  await book.set('callWithdraw', { burst: 100_000, perMinute: 6_000_000 });
  await book.set('withdrawPerDay', 1_000_000);
  await book.set('withdrawMin', '1.0000');
  await book.set('turnoverDepositPpm', 0);
  await book.set('stepUpSeconds', 400 * 86_400);
  await book.set('sessionIdleSeconds', 400 * 86_400);
  await book.set('sessionWebSeconds', 400 * 86_400);
}

/** A verified player with money, a fund password that they have just proven, and a card old enough to be paid to. */
export async function payee(platform: Platform, balance: string): Promise<Payee> {
  const player = await register(platform.pc);
  await player.ok('POST /api/user/fund-password', {
    password: CLIENT_PASSWORD,
    fund_password: FUND_PASSWORD,
  });
  const card = await player.ok('POST /api/bank/add', {
    holder: HOLDER,
    bank: 'icbc',
    number: CARD,
    fund_password: FUND_PASSWORD,
  });
  const wallet = await player.ok('POST /api/wallet/add', {
    network: 'erc20',
    address: ADDRESS,
    fund_password: FUND_PASSWORD,
  });
  await inside(platform, async ({ fund, store, operators }) => {
    await fund(player.userId, balance);
    await store.query(
      `insert into player_identity (user_id, state, name, checked_at) values ($1, 'verified', $2, app_now())`,
      [player.userId, HOLDER],
    );
    await store.query('update user_account set withdraw_locked_until = null where id = $1', [player.userId]);
    // All players use the same card number, which would need an operator's review, so each gets a fingerprint of its own.
    await operators.query(
      'update payout_account set usable_at = created_at, fingerprint = sha256(id::text::bytea) where user_id = $1',
      [player.userId],
    );
  });
  // A withdrawal needs a second proof, which is asked for once.
  await player.ok('POST /api/user/step-up', { fund_password: FUND_PASSWORD });
  return Object.assign(player, { cardId: card.id, walletId: wallet.id });
}

/** A withdrawal request with a new request id. */
export const withdrawalOf = (
  { cardId }: Payee,
  amount: number,
): CallPayload<'POST /api/withdraw/create'> => ({
  rid: freshRid(),
  amount: String(amount),
  target: { kind: 'bank', id: cardId },
});

/** A withdrawal request in USDT. */
export const usdtWithdrawalOf = (
  player: Payee,
  amount: number,
): CallPayload<'POST /api/withdraw/create'> => ({
  ...withdrawalOf(player, amount),
  target: { kind: 'wallet', id: player.walletId },
});

/** The same request with the second proof, for when the last proof is too old. */
export const provenWithdrawalOf = (player: Payee, amount: number) => ({
  ...withdrawalOf(player, amount),
  fund_password: FUND_PASSWORD,
});

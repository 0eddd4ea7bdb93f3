import type { InputOf, ReplyOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext } from '../../../http/index.ts';
import type { IdentityParts } from '../deps.ts';
import { checkPassword, noteChange } from '../guard-change.ts';
import { accountOf, requireStepUp } from '../step-up.ts';
import type { User } from '../users.ts';
import { readAddress, type WalletAddress } from './address.ts';
import { bindWallet, ownerOfWallet, removeWallet, walletsOf } from './bound-wallets.ts';
import { readWallet } from './read-wallet.ts';
import { holdsTicket, useTicket } from './tickets.ts';

/** Wallets bound to the caller's account. */
export async function listWallets(
  context: CallContext,
  parts: IdentityParts,
): Promise<ReplyOf<'walletList'>> {
  const { user } = await accountOf(context, parts);
  const wallets = await walletsOf(parts.store, user.id);
  return {
    items: wallets.map(({ wallet, boundAt }) => ({
      type: wallet.chain,
      address: wallet.text,
      bound_at: boundAt,
    })),
    next: null,
  };
}

/**
 * Issues a text to sign for a wallet that is to be bound to the caller's account. A player without a second factor gives the
 * password instead of the step-up (A12).
 * Errors: `validation_failed`, `step_up_required`, `password_incorrect`, `too_many_requests`, `trial_not_allowed`.
 */
export async function challengeWallet(
  { type, address, password }: InputOf<'walletChallenge'>,
  context: CallContext,
  parts: IdentityParts,
): Promise<ReplyOf<'walletChallenge'>> {
  const { session, user } = await accountOf(context, parts);
  const wallet = readWallet(type, address, parts);
  await requireStepUp(session, user, context.now, parts);
  await checkPassword(user, password, context, parts);
  return parts.challenges.issue(wallet, context, user.id);
}

/**
 * Binds the wallet that signed.
 * Errors: `wallet_nonce_expired`, `wallet_signature_invalid`, `wallet_taken` when it is bound to another account or
 * another wallet of the chain is bound to this one, `trial_not_allowed`.
 */
export async function bindSigned(
  { type, address, nonce, signature }: InputOf<'walletBind'>,
  context: CallContext,
  parts: IdentityParts,
): Promise<Record<string, never>> {
  const { user } = await accountOf(context, parts);
  const wallet = readWallet(type, address, parts);
  await parts.challenges.answer({ nonce, signature }, wallet, context, user.id);
  if (!(await bind(user, wallet, context, parts))) throw new AppError('wallet_taken');
  return {};
}

/** Removes the wallet of a chain from the account. Errors: `step_up_required`, `not_found`, `trial_not_allowed`. */
export async function unbind(
  { type }: InputOf<'walletUnbind'>,
  context: CallContext,
  parts: IdentityParts,
): Promise<Record<string, never>> {
  const { session, user } = await accountOf(context, parts);
  await requireStepUp(session, user, context.now, parts);
  await parts.store.tx(async (tx) => {
    if (!(await removeWallet(tx, user.id, type))) throw new AppError('not_found');
    await noteChange(tx, { userId: user.id, result: 'wallet_off' }, context, parts);
  });
  return {};
}

/**
 * Binds the address given at sign-in, if this browser has proved its wallet by a signature before (W4). An address without its
 * ticket is ignored: an attacker could plant one to bind their own wallet to the account.
 */
export async function bindByTicket(
  user: User,
  { eth_address, bind_ticket }: InputOf<'userLogin'>,
  context: CallContext,
  parts: IdentityParts,
): Promise<void> {
  if (eth_address === undefined || bind_ticket === undefined) return;
  const wallet = readAddress(eth_address.startsWith('0x') ? 'eth' : 'tron', eth_address);
  if (!wallet || !(await holdsTicket(parts.store, bind_ticket, 'bind', wallet, context))) return;
  if (await useTicket(parts.store, bind_ticket)) await bind(user, wallet, context, parts);
}

/** True if the wallet is bound to this account afterwards, also when it already was. */
async function bind(
  user: User,
  wallet: WalletAddress,
  context: CallContext,
  parts: IdentityParts,
): Promise<boolean> {
  return parts.store.tx(async (tx) => {
    if (await bindWallet(tx, user.id, wallet, context.now)) {
      await noteChange(tx, { userId: user.id, result: 'wallet_on' }, context, parts);
      return true;
    }
    return (await ownerOfWallet(tx, wallet)) === user.id;
  });
}

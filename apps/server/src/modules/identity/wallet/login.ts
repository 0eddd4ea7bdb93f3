import type { InputOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext } from '../../../http/index.ts';
import type { IdentityParts } from '../deps.ts';
import { countAttempt } from '../gate.ts';
import { openSession } from '../login.ts';
import { failuresOf, findUser, recordLogin, type User } from '../users.ts';
import type { WalletAddress } from './address.ts';
import { ownerOfWallet } from './bound-wallets.ts';
import { readWallet } from './read-wallet.ts';
import { holdsTicket, issueTicket, useTicket } from './tickets.ts';

type WalletForm = InputOf<'userLoginWithPocket'>;

/**
 * Signs a player in with their wallet. An address alone never suffices (W1): the first answer is a text to sign, then the
 * signature
 * proves the wallet, then the account's authenticator code is required if it has one.
 * Errors: `wallet_sign_required` with the text, `wallet_nonce_expired`, `wallet_signature_invalid`, `pocket_need_bind`
 * with a ticket for the next sign-in (W4), `google_auth_incorrect` with a ticket for the next try (W5),
 * `validation_failed`, `too_many_requests`.
 */
export async function loginWithPocket(
  form: WalletForm,
  context: CallContext,
  parts: IdentityParts,
): Promise<{ token: string }> {
  const wallet = readWallet(form.type, form.address, parts);
  await countAttempt(parts, context);
  await prove(form, wallet, context, parts);
  const user = await ownerOf(wallet, parts);
  if (!user) {
    const { ticket, expires } = await issueTicket(parts.store, 'bind', wallet, context);
    throw new AppError('pocket_need_bind', { address: wallet.text, ticket, expires });
  }
  await passAuthenticator(user, form, wallet, context, parts);
  if (form.ticket !== undefined) await useTicket(parts.store, form.ticket);
  const failures = await failuresOf(parts.store, user.id);
  const token = await openSession(
    user,
    { result: user.enable ? 'success' : 'disabled', failures },
    form.remember,
    context,
    parts,
  );
  return { token };
}

/** Requires proof that the caller has the wallet: its signature now, or a ticket from an earlier signature. */
async function prove(
  { nonce, signature, ticket }: WalletForm,
  wallet: WalletAddress,
  context: CallContext,
  { challenges, store }: IdentityParts,
): Promise<void> {
  if (ticket !== undefined) {
    if (await holdsTicket(store, ticket, 'login', wallet, context)) return;
    throw new AppError('wallet_nonce_expired');
  }
  if (nonce === undefined || signature === undefined) {
    throw new AppError('wallet_sign_required', await challenges.issue(wallet, context));
  }
  await challenges.answer({ nonce, signature }, wallet, context);
}

/** Operators and trial accounts cannot sign in here. */
async function ownerOf(wallet: WalletAddress, { store }: IdentityParts): Promise<User | undefined> {
  const id = await ownerOfWallet(store, wallet);
  const user = id === undefined ? undefined : await findUser(store, id);
  return user?.kind === 'player' || user?.kind === 'agent' ? user : undefined;
}

/**
 * Requires a code from a player who has an authenticator. After a wrong code the player gets a ticket and need not sign again.
 */
async function passAuthenticator(
  user: User,
  { google_code, ticket }: WalletForm,
  wallet: WalletAddress,
  context: CallContext,
  { authenticators, store }: IdentityParts,
): Promise<void> {
  if (!user.enable || !(await authenticators.isOn(user.id))) return;
  const kind =
    google_code === undefined ? undefined : await authenticators.check(user.id, google_code, context.now);
  if (kind === undefined) {
    if (google_code !== undefined)
      await recordLogin(store, { userId: user.id, result: 'google_code' }, context);
    const kept = ticket ?? (await issueTicket(store, 'login', wallet, context)).ticket;
    throw new AppError('google_auth_incorrect', { address: wallet.text, ticket: kept });
  }
  if (kind === 'recovery') await recordLogin(store, { userId: user.id, result: 'recovery_code' }, context);
}

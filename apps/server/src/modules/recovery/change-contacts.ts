import { readContact } from '@tessera/protocol/contact-address';
import type { InputOf, ReplyOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { accountOf, checkPassword, noteChange, recordChange, requireStepUp } from '../identity/index.ts';
import { type ContactRow, contactsView, dropContact, putContact } from './contacts.ts';
import type { RecoveryDeps } from './deps.ts';
import { queueMessage } from './messages.ts';
import { requireMessenger } from './messenger.ts';
import { countCode, guessCode, insertCode, useCode } from './sent-codes.ts';

/**
 * Sends a code to a new address of the caller.
 * Errors: `trial_not_allowed`, `contact_invalid`, `provider_unavailable` without a provider of messages, `step_up_required`,
 * `password_incorrect`, `too_many_requests`.
 */
export async function askContactCode(
  { address, password }: InputOf<'contactCode'>,
  context: CallContext,
  deps: RecoveryDeps,
): Promise<ReplyOf<'contactCode'>> {
  const { identity, store } = deps;
  const { session, user } = await accountOf(context, identity);
  const contact = readContact(address);
  if (!contact) throw new AppError('contact_invalid');
  requireMessenger(deps);
  await requireStepUp(session, user, context.now, identity);
  await checkPassword(user, password, context, identity);
  await countCode(`user ${user.id}`, context.now, deps);
  const wanted = {
    purpose: 'contact',
    userId: user.id,
    browserHash: context.browser.secretHash,
    contact,
  } as const;
  return { expires: await store.tx((tx) => insertCode(tx, wanted, context.now, deps)) };
}

/**
 * Adds the address that the newest code was sent to, or replaces the one of its kind. A repeat of the call that did it is
 * answered as done. Errors: `trial_not_allowed`, `code_incorrect`, `code_expired`.
 */
export async function confirmContact(
  { code }: InputOf<'contactConfirm'>,
  context: CallContext,
  deps: RecoveryDeps,
): Promise<ReplyOf<'contactConfirm'>> {
  const { identity, store } = deps;
  const { user } = await accountOf(context, identity);
  const guess = { userId: user.id, code, browserHash: context.browser.secretHash };
  const found = await guessCode('contact', guess, context.now, deps);
  if (found === 'wrong') throw new AppError('code_incorrect');
  if (found === 'none') throw new AppError('code_expired');
  if (!found.used)
    await store.tx(async (tx) => {
      if (!(await useCode(tx, found.id, context.now))) return;
      const replaced = await putContact(tx, user.id, found.contact, context.now, deps);
      const change = { userId: user.id, result: 'contact_on' } as const;
      if (!replaced) return recordChange(tx, change, context, identity);
      await noteChange(tx, change, context, identity);
      await tellOld(tx, user.id, replaced, context, deps);
    });
  return contactsView(deps, user.id);
}

/** Errors: `trial_not_allowed`, `step_up_required`, `password_incorrect`, `not_found`, `too_many_requests`. */
export async function removeContact(
  { kind, password }: InputOf<'contactRemove'>,
  context: CallContext,
  deps: RecoveryDeps,
): Promise<ReplyOf<'contactRemove'>> {
  const { identity, store } = deps;
  const { session, user } = await accountOf(context, identity);
  await requireStepUp(session, user, context.now, identity);
  await checkPassword(user, password, context, identity);
  await store.tx(async (tx) => {
    const removed = await dropContact(tx, user.id, kind);
    if (!removed) throw new AppError('not_found');
    await noteChange(tx, { userId: user.id, result: 'contact_off' }, context, identity);
    await tellOld(tx, user.id, removed, context, deps);
  });
  return contactsView(deps, user.id);
}

/** Tells an address that it no longer belongs to the account. The addresses that do are told by `tellJob`. */
function tellOld(
  tx: Tx,
  userId: bigint,
  to: ContactRow,
  { now }: CallContext,
  deps: RecoveryDeps,
): Promise<void> {
  return queueMessage(tx, { userId, to, about: 'contact_off', happenedAt: now, device: '' }, deps);
}

/**
 * Makes new recovery codes for a lost password; the earlier ones end.
 * Errors: `trial_not_allowed`, `step_up_required`, `password_incorrect`, `too_many_requests`.
 */
export async function makeRecoveryCodes(
  { password }: InputOf<'recoveryCodesMake'>,
  context: CallContext,
  { identity, store }: RecoveryDeps,
): Promise<ReplyOf<'recoveryCodesMake'>> {
  const { session, user } = await accountOf(context, identity);
  await requireStepUp(session, user, context.now, identity);
  await checkPassword(user, password, context, identity);
  const recovery_codes = await store.tx(async (tx) => {
    const codes = await identity.passwordCodes.renew(tx, user.id);
    await recordChange(tx, { userId: user.id, result: 'codes_made' }, context, identity);
    return codes;
  });
  return { recovery_codes };
}

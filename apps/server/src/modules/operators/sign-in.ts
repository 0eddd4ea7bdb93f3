import { AppError, type CallContext } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { countAttempt, type Identity, matchStep, openFor } from '../identity/index.ts';
import { logAct } from './log-act.ts';
import { type Operator, operatorByName } from './operators.ts';
import { type PasskeyPlace, type PasskeyProof, usePasskey } from './passkeys.ts';
import type { OperatorSessions } from './sessions.ts';

/** What an operator types, and what a passkey signed if no code was typed. */
export interface SignInForm {
  readonly name: string;
  readonly password: string;
  readonly code?: string | undefined;
  readonly passkey?: PasskeyProof | undefined;
}

export interface KeyCheckParts {
  /** With the rights of the console. */
  readonly store: Store;
  readonly identity: Pick<Identity, 'throttle' | 'passwords'>;
  /** Encrypts the keys of authenticators and seals challenges. */
  readonly key: Buffer;
}

interface SignInParts extends KeyCheckParts {
  readonly identity: Identity;
  readonly sessions: OperatorSessions;
}

/** From where, and when (ms), somebody types keys. A passkey is only accepted from a page of the console. */
type Place = Pick<CallContext, 'address' | 'now'> & Partial<PasskeyPlace>;

/**
 * Signs an operator in and returns the token. Errors: `login_incorrect`, `too_many_requests`.
 */
export async function signIn(form: SignInForm, context: CallContext, parts: SignInParts): Promise<string> {
  await countAttempt(parts.identity, context);
  const token = await withKeys(form, context, parts, async (tx, operator) => {
    const opened = await parts.sessions.open(tx, operator.id, operator.failures, context);
    await logAct(tx, context, {
      operator: operator.id,
      action: 'operator.sign_in',
      subject: `operator:${operator.id}`,
    });
    return opened;
  });
  if (token === undefined) throw new AppError('login_incorrect');
  return token;
}

/**
 * Does `work` for the operator whose keys these are, in the transaction that uses the code up; undefined when they are wrong.
 *
 * An attempt counts as a failure before anything is checked, for names that do not exist too. Password and code are both checked each
 * time, so neither the answer nor its time tells which of them was wrong, or whether there is such an operator. A code or the challenge
 * of a passkey is used up only together with the right password. Errors: `too_many_requests`.
 */
export async function withKeys<Result>(
  form: SignInForm,
  place: Place,
  parts: KeyCheckParts,
  work: (tx: Tx, operator: Operator) => Promise<Result>,
): Promise<Result | undefined> {
  const { store, identity } = parts;
  // Names have no spaces, so the attempts of operators are counted apart from those of players.
  const counted = `operator ${form.name}`;
  await identity.throttle.take({ name: counted, known: false }, true, place.now);
  const known = await operatorByName(store, form.name);
  const right = await identity.passwords.verify(known?.password_hash ?? null, form.password);
  const done = await store.tx(async (tx) => {
    const operator = await operatorByName(tx, form.name, 'for update');
    const step = stepOf(operator, form.code, place.now, parts);
    const isSigned = right && operator?.enabled && (await hasPasskey(tx, operator, form, place, parts));
    if (!operator?.enabled || !right || (step === undefined && !isSigned)) {
      await noteFailure(tx, operator, place);
      return undefined;
    }
    await tx.query('update operator set totp_step = coalesce($2, totp_step), failures = 0 where id = $1', [
      operator.id,
      step ?? null,
    ]);
    return { result: await work(tx, operator) };
  });
  if (done) await identity.throttle.succeeded(counted);
  return done?.result;
}

function stepOf(
  operator: Operator | undefined,
  code: string | undefined,
  now: number,
  { key }: KeyCheckParts,
): number | undefined {
  if (!operator?.totp_key || code === undefined) return undefined;
  const secret = openFor(key, authenticatorOf(operator.id), operator.totp_key);
  return matchStep(secret, code, now, Number(operator.totp_step));
}

/** Whether a passkey of the operator signed in place of a code. */
async function hasPasskey(
  tx: Tx,
  operator: Operator,
  { passkey }: SignInForm,
  { origin, browser, now }: Place,
  { key }: KeyCheckParts,
): Promise<boolean> {
  if (!passkey || !browser) return false;
  return usePasskey(tx, operator.id, passkey, { key, place: { origin, browser, now } });
}

/** Whom the key of an authenticator is sealed for. */
export const authenticatorOf = (id: bigint): string => `operator ${id}`;

/** What was typed as a name is not logged: it may be a password. */
async function noteFailure(tx: Tx, operator: Operator | undefined, place: Place): Promise<void> {
  if (operator) await tx.query('update operator set failures = failures + 1 where id = $1', [operator.id]);
  await logAct(tx, place, {
    operator: operator?.id,
    action: 'operator.sign_in',
    subject: operator ? `operator:${operator.id}` : 'operator:unknown',
    result: 'refused',
  });
}

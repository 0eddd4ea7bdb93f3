import { hash } from 'node:crypto';
import type { ConsoleInputOf } from '@tessera/protocol/console';
import type { CallContext } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { CHALLENGE_MS, challengeHolds } from './challenges.ts';

/** Passkeys of one operator at most. */
export const PASSKEYS_MAX = 10;

export type PasskeyProof = NonNullable<ConsoleInputOf<'consoleSignIn'>['passkey']>;
type NewPasskey = ConsoleInputOf<'consolePasskeyAdd'>['made'];
/** From which page and browser a passkey signs. */
export type PasskeyPlace = Pick<CallContext, 'origin' | 'browser' | 'now'>;

/** A passkey as its operator sees it. */
export interface ListedPasskey extends Record<string, unknown> {
  readonly id: bigint;
  readonly credential_id: Buffer;
  readonly label: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
}

/** An operator's passkeys, the newest first. */
export async function passkeysOf(tx: Pick<Tx, 'query'>, operator: bigint): Promise<readonly ListedPasskey[]> {
  const { rows } = await tx.query<ListedPasskey>(
    `select id, credential_id, label, created_at, used_at from operator_passkey
     where operator_id = $1 order by id desc limit 10`,
    [operator],
  );
  return rows;
}

/**
 * Whether a passkey of the operator has signed a challenge of this browser, made for the host name of this page, after its owner proved to
 * be there. The challenge is used up and the passkey's counter moved on in the caller's transaction.
 */
export async function usePasskey(
  tx: Tx,
  operator: bigint,
  proof: PasskeyProof,
  { key, place }: { readonly key: Buffer; readonly place: PasskeyPlace },
): Promise<boolean> {
  const page = pageOf(place);
  const { rows } = await tx.query<{ id: bigint; public_key: Buffer; sign_count: bigint }>(
    `select id, public_key, sign_count from operator_passkey where operator_id = $1 and credential_id = $2 and host = $3`,
    [operator, Buffer.from(proof.id, 'base64url'), page.host],
  );
  const passkey = rows[0];
  if (!passkey) return false;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const used: string[] = [];
  const outcome = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: (challenge) => holds(challenge, 'sign in', key, place, used),
    expectedOrigin: page.origin,
    expectedRPID: page.host,
    credential: {
      id: proof.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: Number(passkey.sign_count),
    },
  }).catch(() => undefined);
  if (!outcome?.verified || !(await useUp(tx, used, place.now))) return false;
  await tx.query('update operator_passkey set sign_count = $2, used_at = app_now() where id = $1', [
    passkey.id,
    outcome.authenticationInfo.newCounter,
  ]);
  return true;
}

/** Adds a passkey. False when it does not verify, is known, or would be one too many. The operator's row is locked. */
export async function addPasskey(
  tx: Tx,
  operator: bigint,
  { label, made }: { readonly label: string; readonly made: NewPasskey },
  { key, place }: { readonly key: Buffer; readonly place: PasskeyPlace },
): Promise<boolean> {
  if ((await passkeysOf(tx, operator)).length >= PASSKEYS_MAX) return false;
  const page = pageOf(place);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const used: string[] = [];
  const outcome = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: (challenge) => holds(challenge, 'add', key, place, used),
    expectedOrigin: page.origin,
    expectedRPID: page.host,
  }).catch(() => undefined);
  if (!outcome?.verified || !(await useUp(tx, used, place.now))) return false;
  const { id, publicKey, counter } = outcome.registrationInfo.credential;
  const { rowCount } = await tx.query(
    `insert into operator_passkey (operator_id, credential_id, public_key, host, sign_count, label)
     values ($1, $2, $3, $4, $5, $6) on conflict (credential_id) do nothing`,
    [operator, Buffer.from(id, 'base64url'), Buffer.from(publicKey), page.host, counter, label],
  );
  return rowCount === 1;
}

/** Removes a passkey of the operator; its label, or undefined when there is no such one. */
export async function removePasskey(
  tx: Pick<Tx, 'query'>,
  operator: bigint,
  id: number,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ label: string }>(
    'delete from operator_passkey where operator_id = $1 and id = $2 returning label',
    [operator, id],
  );
  return rows[0]?.label;
}

/** The page of a call. Its origin is that of the host which was called: every call is checked for that before. */
function pageOf({ origin = '' }: PasskeyPlace): { readonly origin: string; readonly host: string } {
  return { origin, host: URL.canParse(origin) ? new URL(origin).hostname : '' };
}

/** Whether a challenge was made for this browser; it is noted in `used`. */
function holds(
  challenge: string,
  purpose: 'sign in' | 'add',
  key: Buffer,
  { browser, now }: PasskeyPlace,
  used: string[],
): boolean {
  used.push(challenge);
  return challengeHolds(key, challenge, { purpose, browser: browser.secretHash, now });
}

/** Uses a challenge up. False when it was used before. */
async function useUp(tx: Tx, [challenge]: readonly string[], now: number): Promise<boolean> {
  if (challenge === undefined) return false;
  await tx.query('delete from operator_challenge where expires_at < $1', [new Date(now)]);
  const { rowCount } = await tx.query(
    'insert into operator_challenge (hash, expires_at) values ($1, $2) on conflict do nothing',
    [hash('sha256', challenge, 'buffer'), new Date(now + CHALLENGE_MS)],
  );
  return rowCount === 1;
}

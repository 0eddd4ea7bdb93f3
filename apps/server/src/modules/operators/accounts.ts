import type { Role } from '@tessera/protocol/console-permissions';
import { grantOf, roles } from '@tessera/protocol/console-permissions';
import type { Store } from '../../store/index.ts';
import { base32, type Identity, newTotpKey, sealFor, totpUri } from '../identity/index.ts';
import { countReady, giveKeys, insertOperator, operatorByName } from './operators.ts';
import { authenticatorOf } from './sign-in.ts';

/** Roles that may propose and approve further operators. */
export const rolesThatInvite: readonly Role[] = roles.filter((role) => grantOf(role, 'operator.write'));

/** First password and authenticator of an operator, shown once. */
export interface Keys {
  readonly password: string;
  /** Base32, for typing, and as the address of a QR code. */
  readonly secret: string;
  readonly uri: string;
}

export interface KeyParts {
  readonly store: Store;
  readonly identity: Pick<Identity, 'passwords'>;
  /** Encrypts the keys of authenticators. */
  readonly key: Buffer;
}

/** Whether operators can be made by a command of the console: two who may decide it can sign in. */
export async function consoleInvites(store: Pick<Store, 'query'>): Promise<boolean> {
  return (await countReady(store, rolesThatInvite)) >= 2;
}

/** Makes an operator with these keys. Undefined when the name or the person has an account. */
export async function createOperator(
  { name, person, role }: { readonly name: string; readonly person: string; readonly role: Role },
  password: string,
  { store, identity, key }: KeyParts,
  secret = newTotpKey(),
): Promise<Keys | undefined> {
  const passwordHash = await identity.passwords.hash(password);
  const id = await store.tx(async (tx) => {
    const made = await insertOperator(tx, { name, person, role });
    if (made === undefined) return undefined;
    await giveKeys(tx, { id: made, passwordHash, totpKey: sealFor(key, authenticatorOf(made), secret) });
    return made;
  });
  return id === undefined ? undefined : keysOf(name, password, secret);
}

/** Gives the first keys to an operator that the console has made. Undefined when no such operator exists, or when the operator has keys. */
export async function giveFirstKeys(
  name: string,
  password: string,
  { store, identity, key }: KeyParts,
): Promise<Keys | undefined> {
  const operator = await operatorByName(store, name);
  if (!operator?.enabled) return undefined;
  const secret = newTotpKey();
  const given = await giveKeys(store, {
    id: operator.id,
    passwordHash: await identity.passwords.hash(password),
    totpKey: sealFor(key, authenticatorOf(operator.id), secret),
  });
  return given ? keysOf(operator.name, password, secret) : undefined;
}

const keysOf = (name: string, password: string, secret: Buffer): Keys => ({
  password,
  secret: base32(secret).toUpperCase(),
  uri: totpUri(secret, 'Tessera console', name),
});

import type { CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../../platform/query/index.ts';

const KEY = ['account-contacts'];

/** Where messages of the account go, and the recovery codes left. */
export type Contacts = CallReply<'POST /api/user/contact'>;
export type ContactKind = Contacts['items'][number]['kind'];

export const contactsOptions = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => call('POST /api/user/contact', {}, { signal }),
  });

/** Refetches after codes were made. */
export function refreshContacts(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

const keep = (contacts: Contacts) => queryClient.setQueryData(KEY, contacts);

/** Sends a code to a new address. */
export function askContactCode(
  address: string,
  password: string,
): Promise<CallReply<'POST /api/user/contact/code'>> {
  return call(
    'POST /api/user/contact/code',
    { address, password },
    { handles: ['contact_invalid', 'password_incorrect'] },
  );
}

/** Adds the address that the code was sent to. */
export async function confirmContact(code: string): Promise<void> {
  keep(
    await call('POST /api/user/contact/confirm', { code }, { handles: ['code_incorrect', 'code_expired'] }),
  );
}

/** Removes an address. */
export async function removeContact(kind: ContactKind, password: string): Promise<void> {
  keep(await call('POST /api/user/contact/remove', { kind, password }, { handles: ['password_incorrect'] }));
}

/** Makes ten recovery codes for the password. */
export async function makeCodes(password: string): Promise<readonly string[]> {
  const { recovery_codes } = await call(
    'POST /api/user/recovery-codes',
    { password },
    { handles: ['password_incorrect'] },
  );
  return recovery_codes;
}

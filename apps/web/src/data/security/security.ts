import type { CallReply } from '@tessera/protocol/endpoints';
import { call, readToken, replaceToken } from '../../platform/http/index.ts';
import { queryClient, queryOptions } from '../../platform/query/index.ts';

const KEY = ['account-security'];

/** Security settings of the account, as the server knows them. */
export type Security = CallReply<'POST /api/user/security'>;

export const securityOptions = () =>
  queryOptions({ queryKey: KEY, queryFn: ({ signal }) => call('POST /api/user/security', {}, { signal }) });

/** Refetches after a change. */
export function refreshSecurity(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: KEY });
}

/** Changes the password and continues with the new token; every other session ends (A11). */
export async function changePassword(password_old: string, password_new: string): Promise<void> {
  const before = await readToken();
  const { token } = await call(
    'POST /api/user/password/modify',
    { password_old, password_new },
    { handles: ['password_incorrect', 'password_too_common', 'validation_failed'] },
  );
  if (before !== null) await replaceToken(before, token);
}

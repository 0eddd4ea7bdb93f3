import { call, clearToken, ignoreFailure } from '../../platform/http/index.ts';
import { forgetPages, replace } from '../../platform/navigation/index.ts';
import { storage } from '../../platform/storage/index.ts';
import { clearUser, KEPT_ID } from './user-store.ts';

/** Signs out: ends the session on the server, clears token and user, and goes to login (R4.5). */
export async function signOut(): Promise<void> {
  await ignoreFailure('logout', call('POST /api/user/logout', {}, { silent: true }));
  await clearToken();
  await leave();
}

/** Cleans up this page after the session has ended: removes the player's data and shows login. */
export async function leave(): Promise<void> {
  clearUser();
  void storage.remove(KEPT_ID);
  forgetPages();
  await replace('login');
}

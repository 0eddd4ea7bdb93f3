import { call, clearToken, ignoreFailure } from '../../platform/http/index.ts';
import { forgetPages, isOver, replace, routeStore, shownOf } from '../../platform/navigation/index.ts';
import { storage } from '../../platform/storage/index.ts';
import { askToSignIn } from './sign-in-request.ts';
import { clearUser, KEPT_ID } from './user-store.ts';

/** Signs out: ends the session on the server, clears token and user, and goes to login (R4.5). */
export async function signOut(): Promise<void> {
  await ignoreFailure('logout', call('POST /api/user/logout', {}, { silent: true }));
  await clearToken();
  await leave();
}

/**
 * Cleans up this page after the session has ended: removes the player's data and shows login.
 *
 * @param reason - Why it has ended, if the player did not end it: login says so and keeps the page.
 */
export async function leave(reason?: string): Promise<void> {
  const { current } = routeStore.getState();
  if (reason !== undefined && current && !isOver(current)) {
    askToSignIn({ text: reason, wanted: shownOf(current) });
  }
  clearUser();
  void storage.remove(KEPT_ID);
  forgetPages();
  await replace('login');
}

import { toast } from '../../platform/feedback/index.ts';
import { storeToken } from '../../platform/http/index.ts';
import { t } from '../../platform/i18n/index.ts';
import { isNavigating, replace, routeStore } from '../../platform/navigation/index.ts';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';
import { loadUser } from './load-user.ts';
import { user } from './user-store.ts';

/** Between the notice of a sign-in and home (R9.2). */
export const REDIRECT_DELAY_MS = 2_000;

/** 1 from a sign-in on until home has shown what a new session begins with: the first steps, once a device; 0 then (R3.4). */
export const INDEX_NOTICE = storedKey<number>('INDEX_NOTICE', lifetime.year);

/**
 * Ends a successful sign-in (R4.4, R4.5): stores the token, reloads user and language, shows the notice, and goes home
 * after 2 s if the player is still on login. Returns what goes home at once; null for a disabled account,
 * which is told so instead and on its way out (R4.2).
 *
 * @param notice `login_success`, or `accessed_try_account` for a trial account.
 */
export async function finishSignIn(
  token: string,
  notice: 'login_success' | 'accessed_try_account' = 'login_success',
): Promise<(() => void) | null> {
  await storeToken(token);
  await storage.set(INDEX_NOTICE, 1);
  await loadUser();
  if (!user().enable) return null;
  toast(t(notice), { type: 'success' });
  const timer = setTimeout(() => {
    // Another page that is still loading was asked for: the player has left.
    if (!isNavigating()) goHome();
  }, REDIRECT_DELAY_MS);
  return () => {
    clearTimeout(timer);
    goHome();
  };
}

function goHome(): void {
  if (routeStore.getState().current?.name === 'login') void replace('home');
}

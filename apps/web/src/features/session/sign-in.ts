import { INDEX_NOTICE, loadUser, user } from '../../data/session/index.ts';
import { toast } from '../../platform/feedback/index.ts';
import { storeToken } from '../../platform/http/index.ts';
import { t } from '../../platform/i18n/index.ts';
import { isNavigating, replace, routeStore } from '../../platform/navigation/index.ts';
import { storage } from '../../platform/storage/index.ts';

/** Time between the sign-in notice and the redirect home (R9.2). */
export const REDIRECT_DELAY_MS = 2_000;

/**
 * Completes a successful sign-in (R4.4, R4.5): stores the token, reloads user and language, shows the notice, and goes home
 * after 2 s if the player is still on login. Returns a function that goes home at once; null for a disabled account, which sees
 * the reason and is signed out (R4.2).
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
    // The player has already opened another page, which is still loading.
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

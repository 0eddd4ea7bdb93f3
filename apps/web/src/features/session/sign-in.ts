import { forgetSignInRequest, INDEX_NOTICE, loadUser, user, wantedPage } from '../../data/session/index.ts';
import { toast } from '../../platform/feedback/index.ts';
import { storeToken } from '../../platform/http/index.ts';
import { t } from '../../platform/i18n/index.ts';
import {
  FALLBACK,
  isNavigating,
  isOver,
  push,
  replace,
  routeStore,
  type Target,
} from '../../platform/navigation/index.ts';
import { storage } from '../../platform/storage/index.ts';

export { keepAccepted } from './keep-accepted.ts';

/** Time between the sign-in notice and the redirect home (R9.2). */
export const REDIRECT_DELAY_MS = 2_000;

/** Ways on after a sign-in, each at once. */
export interface WaysOn {
  readonly goHome: () => void;
  /** The page that the player wanted before signing in, and the way to it; absent for home. */
  readonly wanted?: { readonly page: Target; readonly go: () => void };
}

/**
 * Completes a successful sign-in (R4.4, R4.5): stores the token, reloads user and language, shows the notice, and goes home
 * after 2 s if the player is still on login. A player whose session had ended on another page goes on to that page from there.
 * Returns the ways to go on at once; null for a disabled account, which sees the reason and is signed out (R4.2).
 *
 * @param notice `login_success`, or `accessed_try_account` for a trial account.
 */
export async function finishSignIn(
  token: string,
  notice: 'login_success' | 'accessed_try_account' = 'login_success',
): Promise<WaysOn | null> {
  const request = wantedPage();
  await storeToken(token);
  await storage.set(INDEX_NOTICE, 1);
  await loadUser();
  if (!user().enable) return null;
  forgetSignInRequest();
  toast(t(notice), { type: 'success' });
  const goHome = () => void leaveLogin(request?.hadSession ? request.page : undefined);
  const timer = setTimeout(() => {
    // The player has already opened another page, which is still loading.
    if (!isNavigating()) goHome();
  }, REDIRECT_DELAY_MS);
  const atOnce = (go: () => void) => () => {
    clearTimeout(timer);
    go();
  };
  const wanted = request && { page: request.page, go: atOnce(() => void leaveLogin(request.page)) };
  return { goHome: atOnce(() => void leaveLogin()), ...(wanted && { wanted }) };
}

/** Goes home, and from there on to a page; does nothing if the player has left login. */
async function leaveLogin(then?: Target): Promise<void> {
  const { current } = routeStore.getState();
  if (!current || !isOver(current)) return;
  await replace(FALLBACK.name);
  if (then) await push(then.name, then.params);
}

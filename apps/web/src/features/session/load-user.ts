import { isLanguage } from '@tessera/protocol/languages';
import { toast } from '../../platform/feedback/index.ts';
import { call, ignoreFailure } from '../../platform/http/index.ts';
import { i18nStore, t } from '../../platform/i18n/index.ts';
import { changeLanguage, languageChanges } from '../settings/index.ts';
import { signOut } from './sign-out.ts';
import { takeUserData } from './user-store.ts';

/** Between telling a disabled player so and signing him out (R9.2). */
const LOGOUT_DELAY_MS = 1_000;

/**
 * Loads the player (R4.1): another language of his is switched to, unless he chose one meanwhile; a disabled one sees `account_blocked` and is signed
 * out after 1 s (R4.2). A failure is not told (R7.8).
 */
export function loadUser(): Promise<void> {
  return ignoreFailure('user', load());
}

async function load(): Promise<void> {
  const changes = languageChanges();
  const data = await call('GET /api/user/data', {}, { silent: true });
  takeUserData(data);
  if (!data.enable) {
    toast(t('account_blocked'), { type: 'error', durationMs: LOGOUT_DELAY_MS + 3_000 });
    setTimeout(() => void signOut(), LOGOUT_DELAY_MS);
    return;
  }
  const { language } = data;
  const isOther = language !== i18nStore.getState().language && changes === languageChanges();
  if (isOther && isLanguage(language)) await changeLanguage(language, { save: false });
}

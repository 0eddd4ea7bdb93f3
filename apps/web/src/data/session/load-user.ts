import { isLanguage } from '@tessera/messages/languages';
import { toast } from '../../platform/feedback/index.ts';
import { call, ignoreFailure, readToken } from '../../platform/http/index.ts';
import { i18nStore, t } from '../../platform/i18n/index.ts';
import { whenIdle } from '../../platform/lazy/index.ts';
import { storage } from '../../platform/storage/index.ts';
import { changeLanguage, languageChoices } from '../settings/index.ts';
import { signOut } from './sign-out.ts';
import { KEPT_ID, takeKeptId, takeUserData, user } from './user-store.ts';

/** Time between the notice to a disabled player and the sign-out (R9.2). */
const LOGOUT_DELAY_MS = 1_000;

/**
 * Loads the player (R4.1). Switches to the player's language unless they have chosen another since; a disabled player sees
 * `account_blocked` and is signed out after 1 s (R4.2). Failures are silent (R7.8).
 *
 * @param choices - Number of language choices when the request began; the start-up begins it before the player can choose.
 */
export function loadUser(choices = languageChoices()): Promise<void> {
  return ignoreFailure('user', load(choices));
}

async function load(choices: number): Promise<void> {
  const data = await call('GET /api/user/data', {}, { silent: true }).catch(async (error: unknown) => {
    await standIn();
    throw error;
  });
  takeUserData(data);
  // After the first page, which would otherwise wait for it.
  whenIdle(() => void storage.set(KEPT_ID, data.info.id));
  if (!data.enable) {
    toast(t('account_blocked'), { type: 'error', durationMs: LOGOUT_DELAY_MS + 3_000 });
    setTimeout(() => void signOut(), LOGOUT_DELAY_MS);
    return;
  }
  const { language } = data;
  const isOther = language !== i18nStore.getState().language && choices === languageChoices();
  if (isOther && isLanguage(language)) await changeLanguage(language, { save: false });
}

/** While the server is unreachable, a valid session keeps the stored player id and with it that player's slips. */
async function standIn(): Promise<void> {
  if (user().loaded || (await readToken()) === null) return;
  const id = await storage.get(KEPT_ID);
  if (id !== null) takeKeptId(id);
}

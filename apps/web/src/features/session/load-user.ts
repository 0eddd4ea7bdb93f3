import { isLanguage } from '@tessera/protocol/languages';
import { toast } from '../../platform/feedback/index.ts';
import { call, ignoreFailure, readToken } from '../../platform/http/index.ts';
import { i18nStore, t } from '../../platform/i18n/index.ts';
import { whenIdle } from '../../platform/lazy/index.ts';
import { storage } from '../../platform/storage/index.ts';
import { changeLanguage, languageChoices } from '../settings/index.ts';
import { signOut } from './sign-out.ts';
import { KEPT_ID, takeKeptId, takeUserData, user } from './user-store.ts';

/** Between telling a disabled player so and signing him out (R9.2). */
const LOGOUT_DELAY_MS = 1_000;

/**
 * Loads the player (R4.1): another language of his is switched to, unless he chose one since; a disabled one sees
 * `account_blocked` and is signed out after 1 s (R4.2). A failure is not told (R7.8).
 *
 * @param choices - How often he had chosen a language when this was asked; the start-up asks before he can.
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
  // Behind the first page, which would wait for it.
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

/** Without the service a session that has not ended keeps its number, and with it the slips of this player. */
async function standIn(): Promise<void> {
  if (user().loaded || (await readToken()) === null) return;
  const id = await storage.get(KEPT_ID);
  if (id !== null) takeKeptId(id);
}

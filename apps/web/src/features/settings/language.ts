import { isLanguage, type Language } from '@tessera/protocol/languages';
import { build } from '../../platform/device/index.ts';
import { showLoading } from '../../platform/feedback/index.ts';
import { call, ignoreFailure, readToken } from '../../platform/http/index.ts';
import {
  i18nStore,
  type Messages,
  onFirstMissing,
  setEnglish,
  setLanguage,
} from '../../platform/i18n/index.ts';
import { whenIdle } from '../../platform/lazy/index.ts';
import { storage, storedKey } from '../../platform/storage/index.ts';
import { clearThemeValues, refreshTheme } from './theme.ts';
import { settings } from './use-settings.ts';

/** Chosen language and its texts, one day each (R3.4). */
const LANGUAGE_KEY = storedKey<Language>('LANGUAGE_KEY');
const LANGUAGE_VALUE = storedKey<StoredMessages>('LANGUAGE_VALUE');

interface StoredMessages {
  readonly language: Language;
  readonly version: string;
  readonly messages: Messages;
}

/** Version of the messages as last told by the service; stored ones of another version are stale. */
let version: string | undefined;

/** Drops the stored texts; the choice of the language stays. */
export function clearStoredTexts(): Promise<void> {
  return storage.remove(LANGUAGE_VALUE);
}

/** How often a language was asked for; what an earlier request still brings is late, and is dropped. */
let asked = 0;

/** How often the player chose one on this page: what was read before his choice does not overrule it. */
let choices = 0;
export const languageChoices = (): number => choices;

/** Puts stored texts in force, if there are any, so that the first screen speaks at once. */
export async function loadStoredLanguage(): Promise<void> {
  const [language, stored] = await Promise.all([storage.get(LANGUAGE_KEY), storage.get(LANGUAGE_VALUE)]);
  const usable = stored && (language === null || language === stored.language);
  setLanguage(
    language ?? stored?.language ?? i18nStore.getState().language,
    usable ? stored.messages : undefined,
  );
}

/** The start-up's step: the stored language, or the platform's, with texts of this version. */
export async function startLanguage(versionNow: string | undefined): Promise<void> {
  version = versionNow;
  const [key, stored] = await Promise.all([storage.get(LANGUAGE_KEY), storage.get(LANGUAGE_VALUE)]);
  const chosen = key ?? settings().defaultLanguage;
  if (choices > 0) return;
  const fetched = await bring(isLanguage(chosen) ? chosen : i18nStore.getState().language, stored);
  // Behind the first page, which would wait for it.
  if (fetched) whenIdle(() => void storage.set(LANGUAGE_VALUE, fetched));
}

export interface LanguageChange {
  /** Also writes it into the profile of a signed-in player. Default true (R7.10). */
  save?: boolean;
}

/**
 * Changes the language (R4.9): stored texts when they are of this language, otherwise fetched; kept; saved to the profile
 * when wanted; theme values dropped and fetched anew. A failure changes nothing and is not told; the overlay always goes.
 */
export async function changeLanguage(
  language: Language,
  { save = true }: LanguageChange = {},
): Promise<void> {
  const hide = showLoading();
  if (save) choices += 1;
  try {
    await ignoreFailure('language change', change(language, save));
  } finally {
    hide();
  }
}

/** Words for a missing key come from the English map, fetched when it is first needed. */
onFirstMissing(() => {
  void ignoreFailure('english messages', fetchMessages('enUs').then(setEnglish));
});

async function change(language: Language, save: boolean): Promise<void> {
  const fetched = await bring(language, await storage.get(LANGUAGE_VALUE));
  if (fetched) await storage.set(LANGUAGE_VALUE, fetched);
  if (save && (await readToken()) !== null) {
    await ignoreFailure(
      'language of the profile',
      call('POST /api/user/data/modify', { language }, { silent: true }),
    );
  }
  await clearThemeValues();
  await refreshTheme();
}

/** Puts a language in force; answers its texts where they had to be fetched and are to be kept. */
async function bring(language: Language, stored: StoredMessages | null): Promise<StoredMessages | undefined> {
  asked += 1;
  const turn = asked;
  const fits = stored?.language === language && (version === undefined || stored.version === version);
  const messages = fits ? stored.messages : await fetchMessages(language);
  if (turn !== asked) return undefined;
  setLanguage(language, messages);
  await storage.set(LANGUAGE_KEY, language);
  return fits ? undefined : { language, version: version ?? '', messages };
}

function fetchMessages(language: Language): Promise<Messages> {
  return call('POST /common/language', { type: language, tpl: build.template }, { silent: true });
}

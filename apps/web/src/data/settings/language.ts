import { FALLBACK_LANGUAGE, isLanguage, type Language } from '@tessera/messages/languages';
import { build } from '../../platform/device/index.ts';
import { call, ignoreFailure } from '../../platform/http/index.ts';
import {
  i18nStore,
  type Messages,
  onFirstMissing,
  setEnglish,
  setLanguage,
} from '../../platform/i18n/index.ts';
import { whenIdle } from '../../platform/lazy/index.ts';
import { storage, storedKey } from '../../platform/storage/index.ts';
import { settings } from './use-settings.ts';

/** Selected language and its texts, stored for one day each (R3.4). */
const LANGUAGE_KEY = storedKey<Language>('LANGUAGE_KEY');
export const LANGUAGE_VALUE = storedKey<StoredMessages>('LANGUAGE_VALUE');

interface StoredMessages {
  readonly language: Language;
  readonly version: string;
  readonly messages: Messages;
}

/** Version of the messages last reported by the server; stored messages of another version are stale. */
let version: string | undefined;

/** Deletes the stored texts; the selected language stays. */
export function clearStoredTexts(): Promise<void> {
  return storage.remove(LANGUAGE_VALUE);
}

/** Number of language requests; the reply of an outdated request is dropped. */
let asked = 0;

/** Number of choices by the player on this page: values read before a choice must not override it. */
let choices = 0;
export const languageChoices = (): number => choices;
/** The player has chosen a language. */
export function countChoice(): void {
  choices += 1;
}

/** Applies stored texts, if any, so that the first screen has texts at once. */
export async function loadStoredLanguage(): Promise<void> {
  const [language, stored] = await Promise.all([storage.get(LANGUAGE_KEY), storage.get(LANGUAGE_VALUE)]);
  const usable = stored && (language === null || language === stored.language);
  setLanguage(
    language ?? stored?.language ?? i18nStore.getState().language,
    usable ? stored.messages : undefined,
  );
}

/** Step of the start-up: applies the stored language, or the platform's, with texts of this version. */
export async function startLanguage(versionNow: string | undefined): Promise<void> {
  version = versionNow;
  const [key, stored] = await Promise.all([storage.get(LANGUAGE_KEY), storage.get(LANGUAGE_VALUE)]);
  const chosen = key ?? settings().defaultLanguage;
  if (choices > 0) return;
  const fetched = await bringLanguage(isLanguage(chosen) ? chosen : i18nStore.getState().language, stored);
  // After the first page, which would otherwise wait for it.
  if (fetched) whenIdle(() => void storage.set(LANGUAGE_VALUE, fetched));
}

/** Fetches the texts of the language in use again: the platform has others under this version. A failure leaves the earlier ones. */
export async function refreshTexts(versionNow: string): Promise<void> {
  version = versionNow;
  const fetched = await bringLanguage(i18nStore.getState().language, null);
  if (fetched) await storage.set(LANGUAGE_VALUE, fetched);
}

/** Missing keys fall back to the English messages, fetched when first needed. */
onFirstMissing(() => {
  void ignoreFailure('english messages', fetchMessages(FALLBACK_LANGUAGE).then(setEnglish));
});

/** Applies a language, with `prepare` directly before; returns its texts if they were fetched and must be stored. */
export async function bringLanguage(
  language: Language,
  stored: StoredMessages | null,
  prepare?: () => Promise<void>,
): Promise<StoredMessages | undefined> {
  asked += 1;
  const turn = asked;
  const fits = stored?.language === language && (version === undefined || stored.version === version);
  const messages = fits ? stored.messages : await fetchMessages(language);
  await prepare?.();
  if (turn !== asked) return undefined;
  setLanguage(language, messages);
  await storage.set(LANGUAGE_KEY, language);
  return fits ? undefined : { language, version: version ?? '', messages };
}

function fetchMessages(language: Language): Promise<Messages> {
  return call('POST /common/language', { type: language, tpl: build.template }, { silent: true });
}

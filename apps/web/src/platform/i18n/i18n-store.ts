import type { MessageKey } from '@tessera/messages';
import { formatMessage, type MessageValues } from '@tessera/messages/format';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  type Language,
  languageTags,
} from '@tessera/messages/languages';
import { createStore } from 'zustand/vanilla';
import { reportError } from '../device/index.ts';
import { englishKernel, kernelMessages, type Messages } from './kernel-messages.ts';

/** Text of a key in the current language, with its placeholders filled. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

export interface I18nState {
  language: Language;
  /** All messages of the language; only kernel messages until the first map is loaded. */
  messages: Messages;
  /** False until a whole map is loaded: navigation waits for it (R2.15). */
  ready: boolean;
  /** English map, fetched when the first key was missing. */
  english: Messages;
  t: Translate;
}

export const i18nStore = createStore<I18nState>(() =>
  withTranslate({
    language: DEFAULT_LANGUAGE,
    messages: kernelMessages(DEFAULT_LANGUAGE),
    ready: false,
    english: englishKernel,
  }),
);

/** Sets the language, and `lang` and `dir` of the document. Without a map only kernel messages are available. */
export function setLanguage(language: Language, messages?: Messages): void {
  const { english } = i18nStore.getState();
  document.documentElement.lang = languageTags[language];
  // No shipped language is right-to-left; screens support one (logical properties only).
  document.documentElement.dir = 'ltr';
  i18nStore.setState(
    withTranslate({
      language,
      messages: { ...kernelMessages(language), ...messages },
      ready: messages !== undefined,
      english: language === FALLBACK_LANGUAGE && messages ? messages : english,
    }),
  );
}

/** Sets the English map, the fallback for missing keys. */
export function setEnglish(english: Messages): void {
  i18nStore.setState((state) => withTranslate({ ...state, english }));
}

/** Text of a key for code outside React; inside, `useT` renders again when the language changes. */
export const t: Translate = (key, values) => i18nStore.getState().t(key, values);

/** Called once, when the first key is missing. */
let handleFirstMissing: (() => void) | undefined;

/** Sets the function that fetches the English map when a key is missing. */
export function onFirstMissing(fetchEnglish: () => void): void {
  handleFirstMissing = fetchEnglish;
}

function withTranslate(state: Omit<I18nState, 't'>): I18nState {
  const tag = languageTags[state.language];
  return {
    ...state,
    t: (key, values = {}) => {
      const text = state.messages[key];
      if (text !== undefined) return formatMessage(text, values, tag);
      if (state.ready) noteMissing(state.language, key);
      return formatMessage(state.english[key] ?? spoken(key), values, languageTags[FALLBACK_LANGUAGE]);
    },
  };
}

function noteMissing(language: Language, key: string): void {
  reportError('missing message', `${language} ${key}`);
  const fetchEnglish = handleFirstMissing;
  handleFirstMissing = undefined;
  fetchEnglish?.();
}

/** Text for a key that the English map lacks too: `bet_closed` reads `Bet closed`. */
function spoken(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

import { DEFAULT_LANGUAGE, type Language, languageTags } from '@tessera/protocol/languages';
import { createStore } from 'zustand/vanilla';
import { reportError } from '../device/index.ts';
import { englishKernel, kernelMessages, type Messages } from './kernel-messages.ts';
import { formatMessage, type MessageValues } from './message-format.ts';

/** Text of a key in the language in force, places filled. */
export type Translate = (key: string, values?: MessageValues) => string;

export interface I18nState {
  language: Language;
  /** Whole map of the language; kernel words only until the first one has come. */
  messages: Messages;
  /** False until a whole map is in force: navigation waits for it (R2.15). */
  ready: boolean;
  /** English map, fetched when a key was missing for the first time. */
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

/** Puts a language in force: `lang` and `dir` of the document follow. An absent map means kernel words only. */
export function setLanguage(language: Language, messages?: Messages): void {
  const { english } = i18nStore.getState();
  document.documentElement.lang = languageTags[language];
  // No shipped language runs from right to left; screens are ready for one (logical properties only).
  document.documentElement.dir = 'ltr';
  i18nStore.setState(
    withTranslate({
      language,
      messages: { ...kernelMessages(language), ...messages },
      ready: messages !== undefined,
      english: language === 'enUs' && messages ? messages : english,
    }),
  );
}

/** Gives the English map that missing keys are read from. */
export function setEnglish(english: Messages): void {
  i18nStore.setState((state) => withTranslate({ ...state, english }));
}

/** Text of a key for code outside React; inside, `useT` renders again when the language changes. */
export const t: Translate = (key, values) => i18nStore.getState().t(key, values);

/** Called once, when the first key was missing. */
let handleFirstMissing: (() => void) | undefined;

/** Says what fetches the English map when a key is missing. */
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
      return formatMessage(state.english[key] ?? spoken(key), values, languageTags.enUs);
    },
  };
}

function noteMissing(language: Language, key: string): void {
  reportError('missing message', `${language} ${key}`);
  const fetchEnglish = handleFirstMissing;
  handleFirstMissing = undefined;
  fetchEnglish?.();
}

/** A key that not even the English map knows: `bet_closed` reads `Bet closed`. */
function spoken(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

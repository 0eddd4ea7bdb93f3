/** Languages of the product, the default first. A language is offered to players once it is in `shippedLanguages`. */
export const languages = ['zhCn', 'enUs', 'zhTw', 'viVn', 'thTh', 'idId', 'ptBr'] as const;

/** Language code as sent in calls, and the name of its folder in this package. */
export type Language = (typeof languages)[number];

/** Languages offered to players, in the order of the menu. `npm run texts` fails when one of them lacks a text. */
export const shippedLanguages = [
  'zhCn',
  'enUs',
  'zhTw',
  'viVn',
  'thTh',
  'idId',
  'ptBr',
] as const satisfies readonly Language[];

/** Language of a client that has not chosen one. */
export const DEFAULT_LANGUAGE: Language = 'zhCn';

/** Language whose text replaces one that another language lacks; it is the source of all translations. */
export const FALLBACK_LANGUAGE = 'enUs' satisfies Language;

/** BCP 47 tag for `Intl` and the `lang` attribute. */
export const languageTags: Readonly<Record<Language, string>> = {
  zhCn: 'zh-Hans-CN',
  enUs: 'en-US',
  zhTw: 'zh-Hant-TW',
  viVn: 'vi-VN',
  thTh: 'th-TH',
  idId: 'id-ID',
  ptBr: 'pt-BR',
};

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  zhCn: '简体中文',
  enUs: 'English',
  zhTw: '繁體中文',
  viVn: 'Tiếng Việt',
  thTh: 'ไทย',
  idId: 'Bahasa Indonesia',
  ptBr: 'Português',
};

/** True for the code of a language of the product. */
export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code);
}

/**
 * The first of the wished languages that is offered, for what comes in some languages only, such as the games of a platform; otherwise
 * the fallback language, otherwise the first offered one. Undefined when none is offered.
 */
export function offeredLanguage(
  offered: readonly string[],
  wishes: readonly (string | undefined)[],
): string | undefined {
  return (
    [...wishes, FALLBACK_LANGUAGE].find((wish) => wish !== undefined && offered.includes(wish)) ?? offered[0]
  );
}

/**
 * The value of a language; otherwise that of the fallback language, otherwise any. Undefined if there is none. This is the only
 * rule by which a missing text is replaced.
 */
export function inLanguage<T>(values: Readonly<Partial<Record<string, T>>>, language: string): T | undefined {
  return values[language] ?? values[FALLBACK_LANGUAGE] ?? Object.values(values)[0];
}

/** Shipped languages, the default first. */
export const languages = ['zhCn', 'enUs', 'zhTw', 'viVn', 'thTh', 'idId', 'ptBr'] as const;

/** Language code as sent in calls. */
export type Language = (typeof languages)[number];

/** Language of a client that has not chosen one. */
export const DEFAULT_LANGUAGE: Language = 'zhCn';

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

/** True for the code of a shipped language. */
export function isLanguage(code: string): code is Language {
  return (languages as readonly string[]).includes(code);
}

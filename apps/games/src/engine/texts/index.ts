import { enUs } from './en-us.ts';
import { viVn } from './vi-vn.ts';
import { type EngineKey, zhCn } from './zh-cn.ts';

/** Languages of the pages; each platform lists those it offers. */
export type GameLanguage = 'zhCn' | 'enUs' | 'viVn';

/** Texts of one game. Without Vietnamese texts, English ones are used. */
export interface Texts<Key extends string> {
  readonly zhCn: Readonly<Record<Key, string>>;
  readonly enUs: Readonly<Record<Key, string>>;
  readonly viVn?: Readonly<Record<Key, string>>;
}

/** Fills the placeholders of a text: `t('stake_range', { min: '¥1.00', max: '¥500.00' })`. */
export type Translate<Key extends string> = (
  key: Key | EngineKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const engineTexts = { zhCn, enUs, viVn };

/** The language of a session; English for an unknown one. */
export const languageOf = (value: string): GameLanguage =>
  value === 'zhCn' || value === 'viVn' ? value : 'enUs';

/** Language tag for `lang` and screen readers. */
export const languageTag: Readonly<Record<GameLanguage, string>> = {
  zhCn: 'zh-Hans-CN',
  enUs: 'en-US',
  viVn: 'vi-VN',
};

/** Texts of a game, with those of the frame as fallback, in one language. */
export function translator<Key extends string>(texts: Texts<Key>, language: GameLanguage): Translate<Key> {
  const own: Readonly<Record<string, string>> = texts[language] ?? texts.enUs;
  const common: Readonly<Record<string, string>> = engineTexts[language];
  return (key, values = {}) =>
    (own[key] ?? common[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}

export type { EngineKey };

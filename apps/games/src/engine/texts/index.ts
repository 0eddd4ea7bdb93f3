import { enUs } from './en-us.ts';
import { viVn } from './vi-vn.ts';
import { type EngineKey, zhCn } from './zh-cn.ts';

/** Languages the pages speak; a platform lists the ones it offers. */
export type GameLanguage = 'zhCn' | 'enUs' | 'viVn';

/** Texts of one game. Without Vietnamese it speaks English there. */
export interface Texts<Key extends string> {
  readonly zhCn: Readonly<Record<Key, string>>;
  readonly enUs: Readonly<Record<Key, string>>;
  readonly viVn?: Readonly<Record<Key, string>>;
}

/** Fills a text: `t('stake_range', { min: '¥1.00', max: '¥500.00' })`. */
export type Translate<Key extends string> = (
  key: Key | EngineKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

const engineTexts = { zhCn, enUs, viVn };

/** The language of a session; an unknown one reads English. */
export const languageOf = (value: string): GameLanguage =>
  value === 'zhCn' || value === 'viVn' ? value : 'enUs';

/** Tag for `lang` and screen readers. */
export const languageTag: Readonly<Record<GameLanguage, string>> = {
  zhCn: 'zh-Hans-CN',
  enUs: 'en-US',
  viVn: 'vi-VN',
};

/** Texts of a game over those of the frame, in one language. */
export function translator<Key extends string>(texts: Texts<Key>, language: GameLanguage): Translate<Key> {
  const own: Readonly<Record<string, string>> = texts[language] ?? texts.enUs;
  const common: Readonly<Record<string, string>> = engineTexts[language];
  return (key, values = {}) =>
    (own[key] ?? common[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );
}

export type { EngineKey };

import frame, { tags } from 'virtual:texts/frame';
import type { GameId } from '@tessera/games';
import type { GameTextKey } from '@tessera/messages';
import { FALLBACK_LANGUAGE, type Language } from '@tessera/messages/languages';

/** Key of a text of the frame around every game. */
export type FrameKey = GameTextKey<'frame'>;

/** Texts of the frame or of one game by language and key. Languages without any are absent. */
export type Texts = typeof frame;

/**
 * Text of the frame, or of a game with more keys. Fills the placeholders of a text:
 * `t('stake_range', { min: '¥1.00', max: '¥500.00' })`. `title` is the name of the game.
 */
export type Translate<Key extends string = never> = (
  key: 'title' | FrameKey | Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Text of this game or of the frame around it. */
export type GameTranslate<G extends GameId> = Translate<GameTextKey<G>>;

/** Languages of the pages; each platform lists those it offers. */
const offered = Object.keys(frame) as readonly Language[];

/** The language of a session; the fallback language for an unknown one. */
export const languageOf = (value: string): Language =>
  offered.find((language) => language === value) ?? FALLBACK_LANGUAGE;

/** The language of a browser's tag such as `zh-TW`, by language and script; the fallback language for an unknown one. */
export function languageOfTag(tag: string): Language {
  const wanted = scriptOf(tag);
  return offered.find((language) => scriptOf(tagOf(language) ?? '') === wanted) ?? FALLBACK_LANGUAGE;
}

/** `zh-TW` is `zh-Hant`; empty for what is no tag. */
function scriptOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return '';
  }
}

/** Language tag for `lang`, dates and screen readers. */
export const tagOf = (language: Language): string | undefined => tags[language];

/**
 * Texts of a game in one language, with those of the frame for keys that the game lacks. A text that the language lacks is the
 * one of the fallback language.
 */
export function translator<G extends GameId>(texts: Texts, language: Language): GameTranslate<G> {
  const shown: Readonly<Record<string, string>> = {
    ...frame[FALLBACK_LANGUAGE],
    ...frame[language],
    ...texts[FALLBACK_LANGUAGE],
    ...texts[language],
  };
  return (key, values = {}) =>
    (shown[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

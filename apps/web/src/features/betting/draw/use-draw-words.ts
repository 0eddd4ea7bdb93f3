import { wordText } from '../../../components/bet-content/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { DrawSummary, Fact } from './draw-facts.ts';

/** Texts of the facts of a draw, in the family's words. */
export interface DrawWords {
  word(word: string): string;
  /** `和值 30` → `30`, then its words: `30 大 双`. */
  figures(fact: Fact): string;
  /** One line for small spaces: `和 30 大 双 虎`. */
  short(summary: DrawSummary): string;
  /** For assistive technology: `和值 30，大，双`. */
  said(summary: DrawSummary): string;
}

/** Texts for a family's draws in the current language. */
export function useDrawWords(family: string): DrawWords {
  const t = useT();
  const word = (token: string) => wordText(t, token, family);
  const figures = ({ value, words }: Fact) => [value ?? '', ...words.map(word)].join(' ').trim();
  return {
    word,
    figures,
    short: ({ first, sides }) =>
      [t(`bet_fact_${first.name}_short`), figures(first), sides.length === 1 ? word(sides[0] ?? '') : '']
        .join(' ')
        .trim(),
    said: ({ first, sides }) =>
      [
        `${t(`bet_fact_${first.name}`)} ${first.value ?? ''}`,
        ...first.words.map(word),
        ...sides.map(word),
      ].reduce((a, b) => t('bet_say_join', { a, b })),
  };
}

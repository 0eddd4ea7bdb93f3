import type { ArticleRow } from './help-data.ts';

type Votes = ArticleRow['votes'][number];

/** Reasons why an article has not helped. */
export const reasons = ['unclear', 'incomplete', 'wrong', 'other'] as const;

/** Answers about an article, added up. */
export interface Answers extends Readonly<Record<(typeof reasons)[number] | 'yes', number>> {
  readonly all: number;
  /** Share of those whom it has helped, 0 to 1; undefined without answers. */
  readonly helped: number | undefined;
}

/** Which answers count: of one language or all, only those about the texts in force or all. */
export interface Counted {
  readonly language: string;
  readonly onlyCurrent: boolean;
}

/** Adds up the answers that count; `language` empty: of all. */
export function answersOf(votes: readonly Votes[], { language, onlyCurrent }: Counted): Answers {
  const counted = votes.filter(
    (row) => (language === '' || row.language === language) && (!onlyCurrent || row.current),
  );
  const sum = (name: (typeof reasons)[number] | 'yes') =>
    counted.reduce((total, row) => total + row[name], 0);
  const yes = sum('yes');
  const [unclear, incomplete, wrong, other] = [sum('unclear'), sum('incomplete'), sum('wrong'), sum('other')];
  const all = yes + unclear + incomplete + wrong + other;
  return { yes, unclear, incomplete, wrong, other, all, helped: all === 0 ? undefined : yes / all };
}

/** Those that helped least often first, of the same share those with more answers; those without answers come last. */
export const byHelp = (a: Answers, b: Answers): number => (a.helped ?? 2) - (b.helped ?? 2) || b.all - a.all;

import { answersTo } from '../../../components/find-text/index.ts';
import type { Params } from '../../../platform/navigation/index.ts';

/** Something the help page can show. */
export interface HelpEntry {
  readonly key: string;
  readonly title: string;
  /** Where it stands: its category, or family and group. */
  readonly path: string;
  /** What else it can be found by. */
  readonly texts: readonly string[];
  readonly params: Params;
}

/** Results listed at most. */
export const FOUND_MAX = 60;

/**
 * The entries that answer to a query, those whose title does first; otherwise the order stays. Nothing for a query without a
 * word.
 */
export function searchHelp(entries: readonly HelpEntry[], query: string): readonly HelpEntry[] {
  if (query.trim() === '') return [];
  const found = entries.filter(({ title, path, texts }) => answersTo(query, [title, path, ...texts]));
  const [byTitle, others] = [
    found.filter(({ title }) => answersTo(query, [title])),
    found.filter(({ title }) => !answersTo(query, [title])),
  ];
  return [...byTitle, ...others].slice(0, FOUND_MAX);
}

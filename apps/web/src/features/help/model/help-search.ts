import { answersTo } from '../../../components/find-text/index.ts';
import type { Params } from '../../../platform/navigation/index.ts';

/** An entry of the help search. */
export interface HelpEntry {
  readonly key: string;
  readonly title: string;
  /** Its category, or its family and group. */
  readonly path: string;
  /** Further searchable texts. */
  readonly texts: readonly string[];
  readonly params: Params;
}

/** Maximum number of results. */
export const FOUND_MAX = 60;

/** The entries that match a query, title matches first, otherwise in order. Empty for a blank query. */
export function searchHelp(entries: readonly HelpEntry[], query: string): readonly HelpEntry[] {
  if (query.trim() === '') return [];
  const found = entries.filter(({ title, path, texts }) => answersTo(query, [title, path, ...texts]));
  const [byTitle, others] = [
    found.filter(({ title }) => answersTo(query, [title])),
    found.filter(({ title }) => !answersTo(query, [title])),
  ];
  return [...byTitle, ...others].slice(0, FOUND_MAX);
}

import type { HelpEntry, SearchableEntry } from './help-entry.ts';
import { queryOf, rankOf } from './help-rank.ts';

/** One result: an entry, or several that share their title or the short form that was typed. */
export interface HelpResult {
  /** Common title; null when titles differ. */
  readonly title: string | null;
  readonly entries: readonly HelpEntry[];
}

/** Maximum number of results. */
export const FOUND_MAX = 60;

/**
 * The results of a query, best first (`help-rank.ts`), those of one rank in the order of the entries. Plays of one name in several
 * families are one result; so are all titles whose short form is exactly the query. Empty for a blank query.
 */
export function searchHelp(entries: readonly SearchableEntry[], query: string): readonly HelpResult[] {
  const asked = queryOf(query);
  const ranked = entries
    .flatMap((entry) => {
      const rank = rankOf(entry, asked);
      return rank ? [{ entry, ...rank }] : [];
    })
    .sort((a, b) => a.place - b.place);
  const groups = Map.groupBy(ranked, ({ entry, short }) => (short ? '' : entry.title));
  return [...groups.values()].slice(0, FOUND_MAX).map((group) => {
    const titles = new Set(group.map(({ entry }) => entry.title));
    const [title = null] = titles;
    return { title: titles.size === 1 ? title : null, entries: group.map(({ entry }) => entry) };
  });
}

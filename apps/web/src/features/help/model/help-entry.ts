import { type Spellings, spellingsOf } from './spellings.ts';

/** A page of the help that can be found. */
export interface HelpEntry {
  readonly key: string;
  readonly title: string;
  /** Its category, or its family and group. */
  readonly path: string;
  /** Ids it is found by: of the article, the play, or the family and its lotteries. */
  readonly ids: readonly string[];
  /** Further searchable texts. */
  readonly texts: readonly string[];
  /** Route parameters of the page. */
  readonly params: Readonly<Record<string, string>>;
}

/** An entry prepared for searching. */
export interface SearchableEntry extends HelpEntry {
  readonly spelled: Spellings;
  /** Lower case; `path` with its initials. */
  readonly lower: { readonly title: string; readonly path: string; readonly text: string };
}

/** Prepares entries once, so that a search only compares. */
export function searchable(entries: readonly HelpEntry[]): readonly SearchableEntry[] {
  return entries.map((entry) => ({
    ...entry,
    spelled: spellingsOf(entry.title),
    lower: {
      title: entry.title.toLowerCase(),
      path: [entry.path.toLowerCase(), ...spellingsOf(entry.path).initials].join('\n'),
      text: entry.texts.join('\n').toLowerCase(),
    },
  }));
}

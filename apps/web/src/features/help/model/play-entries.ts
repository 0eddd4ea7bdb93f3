import type { HelpEntry } from './help-entry.ts';
import { familyParams } from './help-params.ts';

/** What the server's list of offered plays adds to an entry. */
export interface OfferedPlay {
  readonly group: string;
  /** Its name in every language. */
  readonly names: readonly string[];
}

const PLAY = 'play.';

/**
 * Entries of all plays that the client knows, also of families without a lottery on sale.
 *
 * @param names - By `<kind>.<id>`, those of plays as `play.<id>`.
 * @param families - Names of the families by id, in the order in which plays of one name are listed.
 */
export function playEntries(
  names: Readonly<Record<string, string>>,
  families: ReadonlyMap<string, string>,
  offered: ReadonlyMap<string, OfferedPlay>,
): readonly HelpEntry[] {
  const places = new Map([...families.keys()].map((id, place) => [id, place]));
  return Object.entries(names)
    .filter(([key]) => key.startsWith(PLAY))
    .map(([key, title]) => {
      const id = key.slice(PLAY.length);
      const [family = ''] = id.split('.', 1);
      const group = offered.get(id)?.group ?? names[`group.${id.split('.').slice(0, 2).join('.')}`];
      return {
        family,
        entry: {
          key: id,
          title,
          path: [families.get(family) ?? family, group].filter(Boolean).join(' / '),
          ids: [id],
          texts: offered.get(id)?.names ?? [],
          params: familyParams(family, id),
        },
      };
    })
    .sort((a, b) => (places.get(a.family) ?? places.size) - (places.get(b.family) ?? places.size))
    .map(({ entry }) => entry);
}

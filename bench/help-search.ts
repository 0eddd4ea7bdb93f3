/**
 * The search of the help in one process: preparing all entries, and searching each of the 506 plays by name, short form and id
 * and by its first two letters. Target: 50 ms (`docs/benchmarks.md`).
 */
import { readArea } from '@tessera/messages/load';
import type { HelpEntry } from '../apps/web/src/features/help/model/help-entry.ts';
import { searchable } from '../apps/web/src/features/help/model/help-entry.ts';
import { searchHelp } from '../apps/web/src/features/help/model/help-search.ts';
import { playEntries } from '../apps/web/src/features/help/model/play-entries.ts';
import { spellingsOf } from '../apps/web/src/features/help/model/spellings.ts';
import { median, quantile, report } from './lib/report.ts';

const ROUNDS = 5;
const TARGET_MS = 50;

/** Articles with their texts: the keys of one article share the part before its title. */
function articlesIn(help: Readonly<Record<string, string>>): readonly HelpEntry[] {
  const titles = Object.entries(help).filter(([key]) => key.endsWith('_title'));
  return titles.map(([key, title]) => {
    const stem = key.slice(0, -'title'.length);
    const texts = Object.entries(help).flatMap(([other, text]) => (other.startsWith(stem) ? [text] : []));
    return { key, title, path: '', ids: [key], texts, params: {} };
  });
}

for (const language of ['zhCn', 'enUs'] as const) {
  const names = readArea(language, 'names');
  const families = new Map(
    Object.entries(names).flatMap(([key, name]) =>
      key.startsWith('family.') ? [[key.slice('family.'.length), name]] : [],
    ),
  );
  const pages = [...articlesIn(readArea(language, 'help')), ...playEntries(names, families, new Map())];
  const prepared: number[] = [];
  const searched: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    const entries = searchable(pages);
    prepared.push(performance.now() - from);
    const typed = pages.flatMap(({ key, title }) => [key, title, ...spellingsOf(title).initials]);
    const times = typed
      .flatMap((text) => [text, text.slice(0, 2)])
      .map((text) => {
        const start = performance.now();
        searchHelp(entries, text);
        return performance.now() - start;
      });
    searched.push(
      quantile(
        times.toSorted((a, b) => a - b),
        0.999,
      ),
    );
  }
  report(`${language}: preparing the entries, ms`, median(prepared), TARGET_MS);
  report(`${language}: a search at p99.9, ms`, median(searched), TARGET_MS);
}

import { areasOfTexts } from '@tessera/messages/load';
import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import {
  type Languages,
  lastRelease,
  standingVersions,
  storedText,
  textHash,
  textHistory,
} from '../settings/index.ts';
import { standingsOf, type TextRow, type TextStandings } from './text-standings.ts';

/** What the views of texts read. */
export interface TextDeps {
  readonly store: Store;
  readonly languages: Pick<Languages, 'types' | 'built'>;
}

/** Most versions of a text that are shown. */
const HISTORY_MAX = 20;

type Filter = ConsoleInputOf<'consoleTextList'>['filter'];
/** Which rows a filter shows. */
const shows: Readonly<Record<Filter, (row: TextRow) => boolean>> = {
  all: () => true,
  missing: ({ state }) => state === 'missing',
  stale: ({ state }) => state === 'stale',
  changed: ({ state }) => state === 'changed',
  unreviewed: ({ work }) => work === 'draft',
  ready: ({ work }) => work === 'checked',
};

const standings = async ({ store, languages }: TextDeps): Promise<TextStandings> =>
  standingsOf((code) => languages.built(code), await standingVersions(store));

/** How much each language has, and what waits in it. */
export async function textCoverage(deps: TextDeps): Promise<ConsoleReplyOf<'consoleTextCoverage'>> {
  const { keys, rowOf, notable } = await standings(deps);
  const rows = deps.languages.types().map(({ code, name }) => {
    const built = deps.languages.built(code) ?? {};
    const special = notable(code);
    const found = [...special].map((key) => rowOf(code, key));
    const plainMissing = keys.filter((key) => built[key] === undefined && !special.has(key)).length;
    const count = (filter: Filter) => found.filter(shows[filter]).length;
    return {
      code,
      name,
      total: keys.length,
      missing: plainMissing + count('missing'),
      stale: count('stale'),
      unreviewed: count('unreviewed'),
      ready: count('ready'),
      changed: count('changed'),
    };
  });
  const release = await lastRelease(deps.store);
  return {
    languages: rows,
    release: release ? { number: release.number, by: release.by, at: release.at.getTime() } : null,
    ready: rows.reduce((sum, { ready }) => sum + ready, 0),
  };
}

/** A page of the texts of a language. Errors: `not_found` for an unknown language. */
export async function textPage(
  deps: TextDeps,
  { language, filter, search, area, after, size }: ConsoleInputOf<'consoleTextList'>,
): Promise<ConsoleReplyOf<'consoleTextList'>> {
  const built = deps.languages.built(language);
  if (!built) throw new AppError('not_found');
  const { keys, rowOf, notable } = await standings(deps);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  // Only a missing text has no version; every other filter is about texts with one.
  const among =
    filter === 'all' || filter === 'missing' ? keys : keys.filter((key) => notable(language).has(key));
  const rows = among
    .filter((key) => area === undefined || areas().get(key) === area)
    .map((key) => rowOf(language, key))
    .filter((row) => shows[filter](row) && hasWords(row, words));
  const page = rows.filter(({ key }) => after === undefined || key > after).slice(0, size + 1);
  const items = page.slice(0, size).map((row) => ({ ...row, area: areaOf(row.key) }));
  return {
    items,
    next: page.length > size ? items.at(-1)!.key : null,
    total: rows.length,
    areas: [...new Set(areas().values())],
  };
}

const hasWords = ({ key, source, text }: TextRow, words: readonly string[]): boolean => {
  if (words.length === 0) return true;
  const all = `${key}\n${source}\n${text ?? ''}`.toLowerCase();
  return words.every((word) => all.includes(word));
};

/** One text with all that was written of it. Errors: `not_found`. */
export async function textDetail(
  deps: TextDeps,
  { language, key }: ConsoleInputOf<'consoleTextGet'>,
  operatorId: bigint,
): Promise<ConsoleReplyOf<'consoleTextGet'>> {
  const found = await storedText(deps.store, language, key);
  if (!found) throw new AppError('not_found');
  const { rowOf } = await standings(deps);
  const versions = await textHistory(deps.store, language, key, HISTORY_MAX);
  return {
    ...rowOf(language, key),
    language,
    area: areaOf(key),
    built: found.built ?? null,
    chinese: rowOf('zhCn', key).text,
    sourceHash: textHash(found.english),
    versions: versions.map((one) => ({
      id: Number(one.id),
      text: one.text,
      by: one.by,
      own: one.by_id === operatorId,
      at: one.at.getTime(),
      fits: one.fits,
      checkedBy: one.checked_by,
      release: one.release,
    })),
  };
}

let known: ReadonlyMap<string, string> | undefined;
/** The file of each text, read once. */
function areas(): ReadonlyMap<string, string> {
  known ??= areasOfTexts();
  return known;
}

/** File of the program that holds a text; empty for an unknown one. */
export const areaOf = (key: string): string => areas().get(key) ?? '';

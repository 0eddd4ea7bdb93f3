import { setImmediate as nextTurn } from 'node:timers/promises';
import { isLanguage, type Language } from '@tessera/messages';
import type { ConsoleInputOf, ConsoleReplyOf } from '@tessera/protocol/console';
import { textFileBounds } from '@tessera/protocol/console-text-file';
import { AppError, type Download } from '../../http/index.ts';
import { type StoredText, standingVersions, storedTexts, textHash } from '../settings/index.ts';
import { faultsIn } from './text-faults.ts';
import { type ExportRow, type FileText, readTextFile, textFileParts } from './text-file.ts';
import { standingsOf } from './text-standings.ts';
import { areaOf, type TextDeps } from './text-views.ts';

type Read = ConsoleReplyOf<'consoleTextRead'>;
type Fault = Read['faults'][number];
type Change = Read['changes'][number];

/** Faults that are shown. */
const FAULTS_MAX = 200;
/** Texts that are checked without a break: a few milliseconds of work. */
const AT_ONCE = 100;

/** What an import of a file would change, and what is wrong with it. Errors: `not_found` for an unknown language. */
export async function textFileChanges(
  { store }: Pick<TextDeps, 'store'>,
  { language, file }: ConsoleInputOf<'consoleTextRead'>,
): Promise<Read> {
  if (!isLanguage(language)) throw new AppError('not_found');
  const read = readTextFile(file, language);
  if ('fault' in read) return { changes: [], faults: [{ ...read.fault, key: null, faults: [] }], same: 0 };
  const stored = await storedTexts(
    store,
    language,
    read.texts.map(({ key }) => key),
  );
  if (!stored) throw new AppError('not_found');
  const [changes, faults, seen]: [Change[], Fault[], Set<string>] = [[], [], new Set()];
  for (const [at, text] of read.texts.entries()) {
    if (at % AT_ONCE === 0) await nextTurn();
    const { line, key } = text;
    const found = stored.get(key);
    const wrong = seen.has(key) ? plain('key_twice') : faultOf(text, language, found);
    seen.add(key);
    if (wrong) faults.push({ line, key, ...wrong });
    else if (found && text.text !== null && text.text !== found.text)
      changes.push({
        line,
        key,
        before: found.text ?? null,
        after: text.text,
        sourceHash: textHash(found.english),
      });
  }
  const same = read.texts.length - changes.length - faults.length;
  const over = changes[textFileBounds.changes];
  if (over) faults.unshift({ line: over.line, key: over.key, ...plain('too_many') });
  return { changes: changes.slice(0, textFileBounds.changes), faults: faults.slice(0, FAULTS_MAX), same };
}

const plain = (code: Fault['code']): Pick<Fault, 'code' | 'faults'> => ({ code, faults: [] });

/** What is wrong with a text that would change something; a text that players see already is not looked at. */
function faultOf(
  { text, sourceHash }: FileText,
  language: Language,
  found: StoredText | undefined,
): Pick<Fault, 'code' | 'faults'> | undefined {
  if (!found) return plain('key_unknown');
  if (text === null || text === found.text) return undefined;
  if (sourceHash !== textHash(found.english)) return plain('source_changed');
  const faults = faultsIn(text, language, found).map(({ kind, names }) => ({ kind, names: [...names] }));
  return faults.length > 0 ? { code: 'text_refused', faults } : undefined;
}

/** The texts of a language as a file. Undefined for an unknown language. */
export async function textFile(
  { store, languages }: TextDeps,
  { language, filter, area }: ConsoleInputOf<'consoleTextExport'>,
): Promise<Download | undefined> {
  if (!languages.built(language)) return undefined;
  const { keys, rowOf } = standingsOf((code) => languages.built(code), await standingVersions(store));
  const rows = keys
    .filter((key) => area === undefined || areaOf(key) === area)
    .map((key) => rowOf(language, key))
    .filter(({ state }) => filter === 'all' || state === filter)
    .map(
      ({ key, source, text, state }): ExportRow => ({
        key,
        source,
        sourceHash: textHash(source),
        text,
        state,
      }),
    );
  return {
    name: `texts-${language}-${area ?? filter}.json`,
    type: 'application/json; charset=utf-8',
    parts: textFileParts(language, rows),
  };
}

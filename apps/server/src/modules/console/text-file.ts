import { textFileBounds } from '@tessera/protocol/console-text-file';
import { z } from 'zod';

/** One text of a file. `text` is null where the language has none yet. */
export interface FileText {
  /** Line of its key, from 1. */
  readonly line: number;
  readonly key: string;
  readonly text: string | null;
  readonly sourceHash: string;
}

/** Why a whole file cannot be read, and in which line. */
export interface FileFault {
  readonly line: number;
  readonly code: 'json' | 'shape' | 'language' | 'too_many';
}

/** Begins every file, so that another JSON is not taken for one. */
export const FILE_FORMAT = 'tessera-texts/1';

/** Fields that an import reads; `source` and `state` of an export are for people. */
const fileShape = z.object({
  format: z.literal(FILE_FORMAT),
  language: z.string(),
  texts: z.array(
    z.object({
      key: z.string().regex(/^[\w -]{1,64}$/),
      text: z.string().nullable(),
      sourceHash: z.string().max(64),
    }),
  ),
});

/**
 * Reads a file of texts: `{ "format": "tessera-texts/1", "language": "viVn", "texts": [{ "key", "text", "sourceHash" }] }`, with any
 * further fields and in any layout. Whether the texts fit is not looked at here.
 */
export function readTextFile(
  file: string,
  language: string,
): { readonly texts: readonly FileText[] } | { readonly fault: FileFault } {
  const json = jsonOf(file);
  if ('fault' in json) return json;
  const read = fileShape.safeParse(json.value);
  const lines = keyLines(file);
  if (!read.success) {
    const [top, at] = read.error.issues[0]?.path ?? [];
    const line = top === 'texts' && typeof at === 'number' ? (lines[at] ?? 1) : 1;
    return { fault: { line, code: 'shape' } };
  }
  const { texts } = read.data;
  if (read.data.language !== language) return { fault: { line: 1, code: 'language' } };
  if (texts.length > textFileBounds.texts)
    return { fault: { line: lines[textFileBounds.texts] ?? 1, code: 'too_many' } };
  return { texts: texts.map((text, at) => ({ ...text, line: lines[at] ?? 1 })) };
}

function jsonOf(file: string): { readonly value: unknown } | { readonly fault: FileFault } {
  try {
    // Some editors begin a file with the mark of its byte order.
    return { value: JSON.parse(file.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const [, line] = /\(line (\d+) /.exec(error instanceof Error ? error.message : '') ?? [];
    return { fault: { line: line === undefined ? brokenLine(file) : Number(line), code: 'json' } };
  }
}

/** The parser does not name the line of every fault: then it is the first text that cannot be read by itself, or else the last line. */
function brokenLine(file: string): number {
  const lines = file.split('\n');
  const at = lines.findIndex((line) => /^\s*\{\s*"key"/.test(line) && !isJson(line));
  return at === -1 ? lines.length : at + 1;
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line.replace(/,\s*$/, ''));
    return true;
  } catch {
    return false;
  }
}

/** Lines of the fields `key`, in their order. Inside a text such a name would have its quotes escaped. */
function keyLines(file: string): readonly number[] {
  const lines: number[] = [];
  let line = 1;
  for (const [mark] of file.matchAll(/\n|"key"\s*:/g)) {
    if (mark !== '\n') lines.push(line);
    // White space between the name and its colon may hold ends of lines, too.
    line += mark.split('\n').length - 1;
  }
  return lines;
}

/** Texts of one part of a file: an import reads it while it is made. */
const PART = 500;

/** A row of an export. */
export interface ExportRow {
  readonly key: string;
  readonly source: string;
  readonly sourceHash: string;
  readonly text: string | null;
  readonly state: string;
}

/** A file of texts, one text in a line. */
export async function* textFileParts(language: string, rows: readonly ExportRow[]): AsyncGenerator<string> {
  yield `{"format":${JSON.stringify(FILE_FORMAT)},"language":${JSON.stringify(language)},"texts":[`;
  for (let from = 0; from < rows.length; from += PART) {
    const lines = rows.slice(from, from + PART).map((row) => JSON.stringify(row));
    yield `${from === 0 ? '' : ','}\n${lines.join(',\n')}`;
  }
  yield '\n]}\n';
}

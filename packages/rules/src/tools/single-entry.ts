import type { ContentErrorCode } from '../content/errors.ts';
import { keySet } from '../content/key-set.ts';
import { lineKeys } from '../content/line-keys.ts';
import { lineFault } from '../content/parse-lines.ts';
import type { Lines } from '../content/parsed.ts';
import { type LinesField, linesOf, maxLines, type Tokens } from '../content/shape.ts';
import type { PlayedItem } from '../families/declare.ts';
import { type Chunks, cutChunks, digitOf, separator } from './chunks.ts';

/** A piece of the typed text: offset and length in UTF-16 units. */
export interface Spot {
  readonly position: number;
  readonly length: number;
}

/** What became of typed single entry. Only the valid lines make up the content. */
export interface SingleEntry {
  /** Valid, different lines; at most 100 000. */
  readonly count: number;
  /** The lines in content notation, ready for the item's single-entry field; empty when there is none. */
  readonly content: string;
  /** The same lines as reading that content would pack them. */
  readonly lines: Lines;
  /** Lines that were there before. */
  readonly duplicates: readonly Spot[];
  /** Everything else that is no line, and why. */
  readonly wrong: readonly (Spot & { readonly code: ContentErrorCode })[];
}

/**
 * Reads typed or pasted lines. Lines stand apart by line ends, semicolons or bars; inside them, as many tokens as a line has
 * make one line (`1 2 3`, `01,02,03`), and otherwise every run is a line of its own (`123 456`, `010203 040506`). In text
 * that mixes both, commas part lines and spaces part tokens. Two-digit numbers may be padded; digits may be full-width.
 *
 * Throws when the item has no single entry.
 */
export function readSingleEntry(item: Pick<PlayedItem, 'id' | 'content'>, text: string): SingleEntry {
  const field = linesOf(item.content);
  if (field === undefined) throw new TypeError(`${item.id} has no single entry`);
  const chunks = cutChunks(text);
  const reader = lineReader(field, text, chunks);
  for (let from = 0; from < chunks.count; ) {
    const to = rowEnd(chunks, from, separator.line);
    readRow(chunks, from, to, reader);
    from = to;
  }
  return reader.result();
}

interface LineReader {
  readonly length: number;
  /** Takes chunks as the tokens of one line; false when one of them is too long to be a token. */
  tokensOf(from: number, to: number): boolean;
  /** Reads one chunk as a run of all tokens of a line. */
  runOf(chunk: number): void;
  result(): SingleEntry;
}

function readRow(chunks: Chunks, from: number, to: number, reader: LineReader): void {
  if (mixesSeparators(chunks, from, to)) {
    for (let part = from; part < to; ) {
      const end = Math.min(to, rowEnd(chunks, part, separator.comma));
      readParts(part, end, reader);
      part = end;
    }
  } else readParts(from, to, reader);
}

function readParts(from: number, to: number, reader: LineReader): void {
  if (to - from === reader.length && reader.tokensOf(from, to)) return;
  for (let chunk = from; chunk < to; chunk++) reader.runOf(chunk);
}

/** Index after the chunk that a separator at least this strong follows. */
function rowEnd(chunks: Chunks, from: number, strength: number): number {
  let at = from;
  while (at < chunks.count && (chunks.after[at] ?? 0) < strength) at++;
  return Math.min(at + 1, chunks.count);
}

function mixesSeparators(chunks: Chunks, from: number, to: number): boolean {
  let seen = 0;
  for (let at = from; at < to - 1; at++) seen |= chunks.after[at] ?? 0;
  return seen === (separator.space | separator.comma);
}

function lineReader(field: LinesField, text: string, chunks: Chunks): LineReader {
  const { length } = field;
  const extraFrom = length - (field.extra?.count ?? 0);
  const bounds = Array.from({ length }, (_, column) =>
    boundsOf(column < extraFrom || field.extra === undefined ? field.tokens : field.extra.tokens),
  );
  const lowest = Uint8Array.from(bounds, ({ from }) => from);
  const highest = Uint8Array.from(bounds, ({ to }) => to);
  const fits = (column: number, value: number): boolean =>
    value >= (lowest[column] ?? 0) && value <= (highest[column] ?? 0);
  const anyLine = field.order === 'ordered' && field.pattern === undefined;
  const keys = lineKeys(field);
  const seen = keySet(keys.space, Math.min(chunks.count, maxLines));
  // The line that is being read stands behind those accepted.
  const values = new Uint8Array((Math.min(chunks.count, maxLines) + 1) * length);
  const padded = 'to' in field.tokens && field.tokens.to > 9;
  const width = padded ? 2 : 1;
  const digits = bounds.every(({ to }) => to <= 9);
  const duplicates: Spot[] = [];
  const wrong: (Spot & { code: ContentErrorCode })[] = [];
  let count = 0;

  const accept = (position: number, end: number): void => {
    const offset = count * length;
    const fault = anyLine ? undefined : lineFault(values, offset, field);
    if (fault !== undefined) {
      wrong.push({ position, length: end - position, code: fault });
      return;
    }
    keys.normalise(values, offset);
    const key = keys.keyOf(values, offset);
    if (count < maxLines) {
      if (seen.add(key)) count++;
      else duplicates.push({ position, length: end - position });
    } else if (seen.has(key)) duplicates.push({ position, length: end - position });
    else wrong.push({ position, length: end - position, code: 'content_too_many_lines' });
  };

  return {
    length,
    tokensOf(from, to) {
      for (let chunk = from; chunk < to; chunk++) {
        if ((chunks.ends[chunk] ?? 0) - (chunks.starts[chunk] ?? 0) > width) return false;
      }
      const position = chunks.starts[from] ?? 0;
      const end = chunks.ends[to - 1] ?? 0;
      for (let chunk = from; chunk < to; chunk++) {
        const value = numberIn(text, chunks.starts[chunk] ?? 0, chunks.ends[chunk] ?? 0);
        if (!fits(chunk - from, value)) {
          wrong.push({ position, length: end - position, code: 'content_token' });
          return true;
        }
        values[count * length + chunk - from] = value;
      }
      accept(position, end);
      return true;
    },
    runOf(chunk) {
      const start = chunks.starts[chunk] ?? 0;
      const end = chunks.ends[chunk] ?? 0;
      if (end - start !== width * length) {
        wrong.push({ position: start, length: end - start, code: 'content_line_length' });
        return;
      }
      const offset = count * length;
      for (let column = 0; column < length; column++) {
        const at = start + column * width;
        const value = padded ? numberIn(text, at, at + 2) : digitOf(text.charCodeAt(at));
        if (!fits(column, value)) {
          wrong.push({ position: start, length: end - start, code: 'content_token' });
          return;
        }
        values[offset + column] = value;
      }
      accept(start, end);
    },
    result() {
      const accepted = values.slice(0, count * length);
      return {
        count,
        content: lineText(accepted, length, digits),
        lines: { length, count, values: accepted },
        duplicates,
        wrong,
      };
    },
  };
}

function numberIn(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at++) {
    const digit = digitOf(text.charCodeAt(at));
    if (digit < 0) return -1;
    value = value * 10 + digit;
  }
  return value;
}

function boundsOf(tokens: Tokens): { readonly from: number; readonly to: number } {
  if ('words' in tokens) throw new TypeError('single entry is of numbers');
  return tokens;
}

const [zero, comma, bar] = [48, 44, 124];

/** Writes packed lines as text; through bytes, because joining a hundred thousand strings is slow. */
function lineText(values: Uint8Array, length: number, digits: boolean): string {
  if (values.length === 0) return '';
  const bytes = digits ? digitBytes(values, length) : numberBytes(values, length);
  return new TextDecoder().decode(bytes);
}

/** Every value has one digit, so every token has its place. */
function digitBytes(values: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(values.length * 2).fill(comma);
  for (let i = 0; i < values.length; i++) bytes[i * 2] = zero + (values[i] ?? 0);
  for (let at = length * 2 - 1; at < bytes.length; at += length * 2) bytes[at] = bar;
  return bytes.subarray(0, -1);
}

function numberBytes(values: Uint8Array, length: number): Uint8Array {
  const bytes = new Uint8Array(values.length * 3);
  let at = 0;
  for (let next = 0; next < values.length; ) {
    for (const end = next + length; next < end; next++) {
      const value = values[next] ?? 0;
      if (value > 9) bytes[at++] = zero + Math.floor(value / 10);
      bytes[at++] = zero + (value % 10);
      bytes[at++] = comma;
    }
    bytes[at - 1] = bar;
  }
  return bytes.subarray(0, at - 1);
}

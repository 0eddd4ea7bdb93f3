import type { ContentErrorCode } from '../content/errors.ts';
import { keySet } from '../content/key-set.ts';
import { lineKeys } from '../content/line-keys.ts';
import { lineFault } from '../content/parse-lines.ts';
import type { Lines } from '../content/parsed.ts';
import { type LinesField, linesOf, maxLines, type Tokens } from '../content/shape.ts';
import type { PlayItem } from '../families/declare.ts';
import { type Chunks, cutChunks, digitOf, separator } from './chunks.ts';

/** A part of the typed text: offset and length in UTF-16 units. */
export interface Spot {
  readonly position: number;
  readonly length: number;
}

/** Result of parsing typed single entry. Only the valid lines make up the content. */
export interface SingleEntry {
  /** Valid, different lines; at most 100 000. */
  readonly count: number;
  /** The lines in content notation, ready for the item's single-entry field; empty without valid lines. */
  readonly content: string;
  /** The same lines, packed as parsing that content would pack them. */
  readonly lines: Lines;
  /** Lines that repeat an earlier line. */
  readonly duplicates: readonly Spot[];
  /** All other text that is not a line, with the reason. */
  readonly wrong: readonly (Spot & { readonly code: ContentErrorCode })[];
}

/**
 * Reads typed or pasted lines. Line ends, semicolons and bars separate lines. If the tokens between two separators are as
 * many as a line has, they form one line (`1 2 3`, `01,02,03`). Otherwise every run is a line (`123 456`, `010203 040506`).
 * In text with commas and spaces, commas separate lines and spaces separate tokens. Two-digit numbers may be padded; digits
 * may be full-width.
 *
 * Throws when the item has no single entry.
 */
export function readSingleEntry(item: Pick<PlayItem, 'id' | 'content'>, text: string): SingleEntry {
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
  /** Takes chunks as the tokens of one line; returns false when a chunk is too long to be a token. */
  tokensOf(from: number, to: number): boolean;
  /** Reads one chunk as all tokens of a line without separators. */
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

/** Index after the next chunk that is followed by a separator of at least this strength. */
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
  // The line being read is stored after the accepted lines.
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
  if ('words' in tokens) throw new TypeError('single entry needs numeric tokens');
  return tokens;
}

const [zero, comma, bar] = [48, 44, 124];

/** Writes packed lines as text. Uses bytes, because joining a hundred thousand strings is slow. */
function lineText(values: Uint8Array, length: number, digits: boolean): string {
  if (values.length === 0) return '';
  const bytes = digits ? digitBytes(values, length) : numberBytes(values, length);
  return new TextDecoder().decode(bytes);
}

/** For one-digit values: every token has a fixed offset. */
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

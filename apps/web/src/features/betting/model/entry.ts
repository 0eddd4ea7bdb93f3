import type { Lines, Spot } from '@tessera/rules';
import { linesOf } from '@tessera/rules';
import { type PlayedItem, readSingleEntry, type SingleEntry } from '@tessera/rules/core';

/** A play as far as reading its typed lines needs it; plain data, so that a worker can be told. */
export type EntryPlay = Pick<PlayedItem, 'id' | 'content'>;

/** Why a typed piece is no line, as the rules name it. */
export interface WrongSpot extends Spot {
  readonly code: string;
}

/** What became of typed or pasted lines. */
export interface EntryReading {
  /** Valid, different lines. */
  readonly count: number;
  /** They in content notation; empty for none. */
  readonly content: string;
  /** They packed, so that nobody reads the content again. */
  readonly lines?: Lines;
  readonly duplicateCount: number;
  readonly wrongCount: number;
  /** The first of each, to be shown. */
  readonly duplicates: readonly Spot[];
  readonly wrong: readonly WrongSpot[];
}

/** Most spots of a kind that are listed one by one. */
export const SPOTS_MAX = 500;

/** Texts from this length on are read beside the page. */
export const WORKER_FROM = 100_000;

export const nothingRead: EntryReading = {
  count: 0,
  content: '',
  duplicateCount: 0,
  wrongCount: 0,
  duplicates: [],
  wrong: [],
};

/** Reads typed lines of a single-entry play. */
export function readEntry(play: EntryPlay, text: string): EntryReading {
  if (text.trim() === '') return nothingRead;
  const { count, content, lines, duplicates, wrong } = readTyped(play, text);
  return {
    count,
    content,
    lines,
    duplicateCount: duplicates.length,
    wrongCount: wrong.length,
    duplicates: duplicates.slice(0, SPOTS_MAX),
    wrong: wrong.slice(0, SPOTS_MAX),
  };
}

/** The text without its repeated or its wrong pieces; lines left empty go as well. */
export function cleanEntry(play: EntryPlay, text: string, what: 'duplicates' | 'wrong'): string {
  return withoutSpots(text, readTyped(play, text)[what]);
}

/** The text without these pieces, which stand in ascending order. */
export function withoutSpots(text: string, spots: readonly Spot[]): string {
  let from = 0;
  const parts: string[] = [];
  for (const { position, length } of spots) {
    parts.push(text.slice(from, position));
    from = position + length;
  }
  parts.push(text.slice(from));
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/^[\s,;，；]+|[\s,;，；]+$/g, ''))
    .filter((line) => line !== '')
    .join('\n');
}

/** Content notation as a player types it: one line a row, digits run together, two-digit numbers padded and spaced. */
export function typedText(play: EntryPlay, content: string): string {
  if (content === '') return '';
  return content
    .split('|')
    .map((line) => typedLine(play, line))
    .join('\n');
}

/** One line of content notation as a player types it: `1,2,3` is `123`, of a lottery with two-digit numbers `01 02 03`. */
export function typedLine(play: EntryPlay, line: string): string {
  if (!hasTwoDigits(play)) return line.replaceAll(',', '');
  return line
    .split(',')
    .map((token) => token.padStart(2, '0'))
    .join(' ');
}

/** A line as it may be typed, of plays with two-digit numbers: `01 02 03`; with a plus before a second zone. */
export function exampleLine(play: EntryPlay): string {
  const field = linesOf(play.content);
  if (!field || !hasTwoDigits(play)) return '';
  const extra = field.extra?.count ?? 0;
  const numbers = (count: number) =>
    Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0')).join(' ');
  return extra === 0 ? numbers(field.length) : `${numbers(field.length - extra)} + ${numbers(extra)}`;
}

/** Whether the numbers of the play's lines have up to two digits. */
export function hasTwoDigits({ content }: EntryPlay): boolean {
  const tokens = linesOf(content)?.tokens;
  return tokens !== undefined && 'to' in tokens && tokens.to > 9;
}

/** Row, from 0, that each position stands in; positions ascend. */
export function rowsOf(text: string, positions: readonly number[]): readonly number[] {
  let row = 0;
  let at = 0;
  return positions.map((position) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < position; next = text.indexOf('\n', at)) {
      row += 1;
      at = next + 1;
    }
    return row;
  });
}

/** Tickets are often written with a plus before the second zone; it parts numbers as a space does. */
function readTyped(play: EntryPlay, text: string): SingleEntry {
  const isTwoZones = linesOf(play.content)?.extra !== undefined;
  return readSingleEntry(play, isTwoZones ? text.replaceAll(/[+＋]/g, ' ') : text);
}

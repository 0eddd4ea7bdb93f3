import type { Lines, Spot } from '@tessera/rules';
import { linesOf } from '@tessera/rules';
import { type PlayItem, readSingleEntry, type SingleEntry } from '@tessera/rules/core';
import { type EntryParts, onePart, partsOf } from './entry-parts.ts';

/** The part of a play needed to read its typed lines; plain data, so that it can be sent to a worker. */
export type EntryPlay = Pick<PlayItem, 'id' | 'content'>;

/** A piece of typed text with its row, from 0. */
export interface RowSpot extends Spot {
  readonly row: number;
}

/** An invalid piece of typed text, with the rules' error code. */
export interface WrongSpot extends RowSpot {
  readonly code: string;
}

/** The result of reading typed or pasted lines. */
export interface EntryReading {
  /** Number of distinct valid lines. */
  readonly count: number;
  /** The valid lines in content notation; may be empty. */
  readonly content: string;
  /** The valid lines in packed form, so that the content is not parsed again. */
  readonly lines?: Lines;
  readonly duplicateCount: number;
  readonly wrongCount: number;
  /** The first ones of each kind, for display. */
  readonly duplicates: readonly RowSpot[];
  readonly wrong: readonly WrongSpot[];
  readonly parts: EntryParts;
}

/** Maximum number of listed spots of each kind. */
export const SPOTS_MAX = 500;

export const nothingRead: EntryReading = {
  count: 0,
  content: '',
  duplicateCount: 0,
  wrongCount: 0,
  duplicates: [],
  wrong: [],
  parts: onePart,
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
    duplicates: withRows(text, duplicates.slice(0, SPOTS_MAX)),
    wrong: withRows(text, wrong.slice(0, SPOTS_MAX)),
    parts: partsOf(text),
  };
}

/** The text without its repeated or its invalid pieces; rows that become empty are removed too. */
export function cleanEntry(play: EntryPlay, text: string, what: 'duplicates' | 'wrong'): string {
  return withoutSpots(text, readTyped(play, text)[what]);
}

/** The text without these pieces; `spots` are in ascending order. */
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

/** Content notation as typed text: one line per row, digits joined, two-digit numbers padded and separated by spaces. */
export function typedText(play: EntryPlay, content: string): string {
  if (content === '') return '';
  return content
    .split('|')
    .map((line) => typedLine(play, line))
    .join('\n');
}

/** One line of content notation as typed text: `1,2,3` is `123`, with two-digit numbers `01 02 03`. */
export function typedLine(play: EntryPlay, line: string): string {
  if (!hasTwoDigits(play)) return line.replaceAll(',', '');
  return line
    .split(',')
    .map((token) => token.padStart(2, '0'))
    .join(' ');
}

/** An example line for plays with two-digit numbers: `01 02 03`, with a plus before a second zone; empty for other plays. */
export function exampleLine(play: EntryPlay): string {
  const field = linesOf(play.content);
  if (!field || !hasTwoDigits(play)) return '';
  const extra = field.extra?.count ?? 0;
  const numbers = (count: number) =>
    Array.from({ length: count }, (_, index) => String(index + 1).padStart(2, '0')).join(' ');
  return extra === 0 ? numbers(field.length) : `${numbers(field.length - extra)} + ${numbers(extra)}`;
}

/** Maximum length of a text, in characters, that is searched for the first of repeated lines. */
const SEARCHED_MAX = 200_000;

/** Row, from 0, of the earlier piece that a repeated piece equals; `undefined` if it is written differently there. */
export function firstRowOf(text: string, { position, length }: Spot): number | undefined {
  if (text.length > SEARCHED_MAX) return undefined;
  const piece = text.slice(position, position + length);
  const isEdge = (at: number) => !/\d/.test(text[at] ?? '');
  for (let at = text.indexOf(piece); at >= 0 && at < position; at = text.indexOf(piece, at + 1))
    if (isEdge(at - 1) && isEdge(at + length)) return text.slice(0, at).split('\n').length - 1;
  return undefined;
}

/**
 * Pasted text with one line per row, for plays whose digits are written without separators: `123 456,789` are three rows. Text
 * with separated digits stays as it is.
 */
export function onePerRow(play: EntryPlay, text: string): string {
  const length = linesOf(play.content)?.length ?? 0;
  if (hasTwoDigits(play) || length < 2 || !/\S[ \t,;，；]+\S/.test(text)) return text;
  const pieces = text.split(/[\s,;，；]+/).filter((piece) => piece !== '');
  return pieces.every((piece) => piece.length > 1) ? pieces.join('\n') : text;
}

/** Whether the numbers of the play's lines have up to two digits. */
export function hasTwoDigits({ content }: EntryPlay): boolean {
  const tokens = linesOf(content)?.tokens;
  return tokens !== undefined && 'to' in tokens && tokens.to > 9;
}

/** Adds the rows; positions ascend. */
function withRows<S extends Spot>(text: string, spots: readonly S[]): readonly (S & RowSpot)[] {
  let row = 0;
  let at = 0;
  return spots.map((spot) => {
    for (
      let next = text.indexOf('\n', at);
      next >= 0 && next < spot.position;
      next = text.indexOf('\n', at)
    ) {
      row += 1;
      at = next + 1;
    }
    return { ...spot, row };
  });
}

/** Tickets are often written with a plus before the second zone; it separates numbers like a space. */
function readTyped(play: EntryPlay, text: string): SingleEntry {
  const isTwoZones = linesOf(play.content)?.extra !== undefined;
  return readSingleEntry(play, isTwoZones ? text.replaceAll(/[+＋]/g, ' ') : text);
}

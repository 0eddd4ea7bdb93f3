/** Texts of at least this many characters are read in a worker, and edited in parts. */
export const LARGE_FROM = 20_000;

/** Rows of a part. A browser lays out a field of 100 000 rows in seconds, and again after each key. */
const PART_ROWS = 500;
/** Characters of a part whose rows are long. */
const PART_CHARS = 16_000;

/** Where the parts of a text begin; plain data, so that a worker can send it. */
export interface EntryParts {
  /** Rows of the whole text. */
  readonly rows: number;
  /** Position of each part in the text. */
  readonly starts: Uint32Array;
  /** Row, from 0, in which each part begins. */
  readonly firstRows: Uint32Array;
}

/** The text from `start` to `end`. The character at `end` separates it from the next part. */
export interface EntryPart {
  readonly start: number;
  readonly end: number;
  /** Row, from 0, in which it begins. */
  readonly firstRow: number;
}

export const onePart: EntryParts = { rows: 0, starts: new Uint32Array(1), firstRows: new Uint32Array(1) };

/** Cuts a text into parts after rows, and within long rows after a separator. A small text is one part. */
export function partsOf(text: string): EntryParts {
  if (text === '') return onePart;
  const isLarge = text.length >= LARGE_FROM;
  const starts = [0];
  const firstRows = [0];
  let row = 0;
  let full = Math.min(PART_CHARS, text.length);
  let fullRow = PART_ROWS;
  for (let at = 0; at < text.length; at++) {
    const isRowEnd = text.charCodeAt(at) === 10;
    if (isRowEnd) row += 1;
    const isFull = isLarge && (isRowEnd ? row >= fullRow || at >= full : at >= full && separates(text, at));
    if (!isFull || at + 1 === text.length) continue;
    starts.push(at + 1);
    firstRows.push(row);
    full = at + 1 + PART_CHARS;
    fullRow = row + PART_ROWS;
  }
  return { rows: row + 1, starts: Uint32Array.from(starts), firstRows: Uint32Array.from(firstRows) };
}

/** The part of this index. */
export function partAt({ starts, firstRows }: EntryParts, index: number, text: string): EntryPart {
  const next = starts[index + 1];
  return {
    start: starts[index] ?? 0,
    end: next === undefined ? text.length : next - 1,
    firstRow: firstRows[index] ?? 0,
  };
}

/** The first part of a text whose parts are not known yet. */
export function firstPart(text: string): EntryPart {
  if (text.length < LARGE_FROM) return { start: 0, end: text.length, firstRow: 0 };
  return partAt(partsOf(text.slice(0, 2 * LARGE_FROM)), 0, text.slice(0, 2 * LARGE_FROM));
}

/** Index of the part that contains a position. */
export function partIndexOf({ starts }: EntryParts, position: number): number {
  const after = starts.findIndex((start) => start > position);
  return after < 0 ? starts.length - 1 : after - 1;
}

/** The text with its part replaced. */
export const withPart = (text: string, { start, end }: Omit<EntryPart, 'firstRow'>, part: string): string =>
  text.slice(0, start) + part + text.slice(end);

function separates(text: string, at: number): boolean {
  return /[\s,;|，；、｜]/.test(text[at] ?? '');
}

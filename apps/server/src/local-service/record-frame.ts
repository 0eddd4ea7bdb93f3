import { createHash } from 'node:crypto';

/**
 * The lines of a record log:
 *
 *     <length> <checksum> <json>\n
 *
 * `length` is the number of bytes of the JSON in decimal; `checksum` the first 16 hex digits of SHA-256 over the checksum
 * of the line before (16 zeros for the first) and the JSON. So a line that was cut short, changed, joined to another,
 * moved or removed is detected, and so is every line after it.
 */

/** Checksum used instead of a previous line for the first record of a log. */
export const FIRST_CHECKSUM = '0'.repeat(16);

/** Maximum bytes of JSON in a record; real records have a few hundred, a seed chain 20 000. */
const JSON_MAX = 9_999_999;
const HEAD = /^(\d{1,7}) ([0-9a-f]{16}) /;
/** An incomplete head of a record at the end of a file. */
const HEAD_BEGUN = /^\d{1,7}( ([0-9a-f]{0,16}|[0-9a-f]{16} ))?$/;
const HEAD_MAX = 7 + 1 + 16 + 1;
const NEWLINE = 0x0a;

/** A record as it is stored in a log. */
export interface Frame {
  /** The whole line. */
  readonly bytes: Buffer;
  readonly checksum: string;
}

/** Place and reason of damage in a log. */
export interface Damage {
  /** Counted from 1. */
  readonly line: number;
  /** Offset of the line's first byte, from 0. */
  readonly offset: number;
  readonly reason: string;
}

/** The content of a log. */
export interface Frames {
  /** Values of the sound records, up to the first damaged one. */
  readonly values: readonly unknown[];
  /** Offset of each sound record. */
  readonly offsets: readonly number[];
  /** Checksum of the last sound record. */
  readonly checksum: string;
  /** Length of the sound part, bytes. */
  readonly end: number;
  /** Whether an incomplete record follows. An incomplete record was never acknowledged. */
  readonly unfinished: boolean;
  readonly damage: Damage | undefined;
}

/** The line of a value that follows the record with checksum `previous`. Error: `RangeError` above `JSON_MAX`. */
export function frameOf(value: unknown, previous: string): Frame {
  const json = Buffer.from(JSON.stringify(value));
  if (json.length > JSON_MAX) throw new RangeError('a record is too long');
  const checksum = checksumOf(previous, json);
  return {
    bytes: Buffer.concat([Buffer.from(`${json.length} ${checksum} `), json, Buffer.of(NEWLINE)]),
    checksum,
  };
}

/** Reads a log up to its end or the first damaged record. Never throws. */
export function readFrames(content: Buffer): Frames {
  const values: unknown[] = [];
  const offsets: number[] = [];
  let checksum = FIRST_CHECKSUM;
  let end = 0;
  const upTo = (unfinished: boolean, reason?: string): Frames => ({
    values,
    offsets,
    checksum,
    end,
    unfinished,
    damage: reason === undefined ? undefined : { line: values.length + 1, offset: end, reason },
  });

  while (end < content.length) {
    const head = content.toString('latin1', end, end + HEAD_MAX);
    const found = HEAD.exec(head);
    if (!found) {
      const isBegun = content.length - end < HEAD_MAX && HEAD_BEGUN.test(head);
      return isBegun ? upTo(true) : upTo(false, 'no record begins here');
    }
    const from = end + found[0].length;
    const to = from + Number(found[1]);
    if (to >= content.length) {
      // The record is shorter than its declared length: incomplete, or damaged when another line follows.
      return content.includes(NEWLINE, from) ? upTo(false, 'it is shorter than its length says') : upTo(true);
    }
    const json = content.subarray(from, to);
    if (content[to] !== NEWLINE) return upTo(false, 'its length is wrong');
    const sum = checksumOf(checksum, json);
    if (sum !== found[2]) return upTo(false, 'its checksum is wrong');
    const value = parsed(json.toString('utf8'));
    if (value === undefined) return upTo(false, 'it is not JSON');
    values.push(value);
    offsets.push(end);
    checksum = sum;
    end = to + 1;
  }
  return upTo(false);
}

/** Whether a log was written by a version without frames: one JSON object per line. */
export const isUnframed = (content: Buffer): boolean => content[0] === 0x7b;

/** Reads a log without frames. An incomplete last line was never acknowledged. Never throws. */
export function readUnframed(content: Buffer): Pick<Frames, 'values' | 'unfinished' | 'damage'> {
  const values: unknown[] = [];
  let offset = 0;
  while (offset < content.length) {
    const to = content.indexOf(NEWLINE, offset);
    if (to === -1) return { values, unfinished: true, damage: undefined };
    const value = parsed(content.toString('utf8', offset, to));
    if (value === undefined) {
      const damage = { line: values.length + 1, offset, reason: 'it is not JSON' };
      return { values, unfinished: false, damage };
    }
    values.push(value);
    offset = to + 1;
  }
  return { values, unfinished: false, damage: undefined };
}

const checksumOf = (previous: string, json: Uint8Array): string =>
  createHash('sha256').update(previous).update(json).digest('hex').slice(0, FIRST_CHECKSUM.length);

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

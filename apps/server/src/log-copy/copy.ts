import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LocalServiceError, openRecordLog, type RecordLog, readRecordLog } from '../local-service/index.ts';

/** An event of the stored log: `image` is the text that its hash is made of. */
const link = z.object({
  seq: z.int().positive(),
  image: z.string(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
/** A part of the copy's files. */
const part = z.object({ links: z.array(link).max(1_000) });
/** A page of the stored log: the events after the first `after` ones. */
const page = part.extend({ after: z.int().nonnegative() });
const end = z.object({ count: z.int().nonnegative() });
export type Link = z.output<typeof link>;

/** What the copy found: the first event of the stored log that is not as it was copied. */
export interface CopyFault {
  readonly seq: number;
  readonly reason: 'altered' | 'removed';
}

export interface CopyState {
  /** Events in the copy, and the hash of the newest; null without any. */
  readonly seq: number;
  readonly hash: string | null;
  /** In what was compared. */
  readonly fault: CopyFault | null;
}

/** The copy of the operators' log: appended to, never changed, and compared with the stored log in passes. */
export interface LogCopy {
  state(): CopyState;
  /** Compares a page of the stored log, and appends the events that are new. The same page again changes nothing. */
  follow(page: unknown): CopyState;
  /** Compares how many events the stored log has. */
  end(count: unknown): CopyState;
}

/** Hash before the first event. */
const FIRST = Buffer.alloc(32);
/** Events in one file. */
const FILE_MAX = 50_000;

/**
 * Opens the copy in a folder. Its files are `events-<number>.jsonl`, each of checked records; every hash is recomputed while they are read.
 * Errors: `records_damaged` when the copy itself was changed; then nothing is appended to it.
 */
export function openLogCopy(dir: string): LogCopy {
  /** Hash of each copied event. */
  const hashes: Buffer[] = [];
  let file: RecordLog | undefined;
  for (const name of filesIn(dir)) for (const record of readRecordLog(join(dir, name))) keep(record, name);

  function keep(record: unknown, name: string): void {
    for (const { seq, image, hash } of parsed(part, record).links) {
      if (seq !== hashes.length + 1 || hashOf(hashes.at(-1)?.toString('hex'), image) !== hash)
        throw new LocalServiceError('records_damaged', undefined, `${name}: event ${seq} does not follow`);
      hashes.push(Buffer.from(hash, 'hex'));
    }
  }

  /** Writes what is new. A page is on disk before it is answered; what fails to be written is not part of the copy. */
  const append = (links: readonly Link[]): void => {
    if (links.length === 0) return;
    if (!file?.usable || hashes.length % FILE_MAX === 0)
      file = openRecordLog(join(dir, nameOf(Math.floor(hashes.length / FILE_MAX))));
    file.append({ links });
    for (const { hash } of links) hashes.push(Buffer.from(hash, 'hex'));
  };

  const state = (fault: CopyFault | null = null): CopyState => ({
    seq: hashes.length,
    hash: hashes.at(-1)?.toString('hex') ?? null,
    fault,
  });

  return {
    state: () => state(),
    follow(input) {
      const { after, links } = parsed(page, input);
      if (after > hashes.length) throw new LocalServiceError('bad_request');
      const fresh: Link[] = [];
      let before = hashes[after - 1]?.toString('hex');
      let fault: CopyFault | null = null;
      for (const [at, one] of links.entries()) {
        const seq = after + at + 1;
        const known = hashes[seq - 1]?.toString('hex');
        if (one.seq !== seq) fault = { seq, reason: 'removed' };
        else if (hashOf(before, one.image) !== one.hash || (known ?? one.hash) !== one.hash)
          fault = { seq, reason: 'altered' };
        if (fault) break;
        if (known === undefined) fresh.push(one);
        before = one.hash;
      }
      // Events before a fault follow; a file ends at a whole number of events.
      const room = FILE_MAX - (hashes.length % FILE_MAX);
      append(fresh.slice(0, room));
      append(fresh.slice(room));
      return state(fault);
    },
    end(input) {
      const { count } = parsed(end, input);
      return state(count < hashes.length ? { seq: count + 1, reason: 'removed' } : null);
    },
  };
}

const hashOf = (before: string | undefined, image: string): string =>
  createHash('sha256')
    .update(before === undefined ? FIRST : Buffer.from(before, 'hex'))
    .update(image, 'utf8')
    .digest('hex');

/** Errors: `bad_request`. */
function parsed<Shape extends z.ZodType>(shape: Shape, input: unknown): z.output<Shape> {
  const { success, data } = shape.safeParse(input);
  if (!success) throw new LocalServiceError('bad_request');
  return data;
}

const nameOf = (number: number): string => `events-${String(number).padStart(6, '0')}.jsonl`;

const filesIn = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => /^events-\d{6}\.jsonl$/.test(name))
        .sort()
    : [];

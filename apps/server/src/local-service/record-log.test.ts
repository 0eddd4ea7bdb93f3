import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoardFault, FaultyDisk } from '../../test/faulty-disk.ts';
import { keepRecord, openRecordLog, readKept, readRecordLog } from './record-log.ts';

const PATH = '/records/seals.jsonl';

const arbFault: fc.Arbitrary<BoardFault> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ kind: 'fine' } as const) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('short' as const), bytes: fc.nat(60) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fails' as const), bytes: fc.nat(60) }) },
);
const arbSteps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        act: fc.constant('append' as const),
        faults: fc.array(arbFault, { maxLength: 8 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        act: fc.constant('reopen' as const),
        faults: fc.array(arbFault, { maxLength: 4 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('crash' as const), kept: fc.nat(80) }) },
  ),
  { maxLength: 14 },
);

/** Runs work that the disk may refuse; returns whether it succeeded. */
function unlessRefused(work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'record_not_kept') throw error;
    return false;
  }
}

test('[E19] [F13] whatever the disk does, acknowledged records are readable and nothing else is', () =>
  fc.assert(
    fc.property(arbSteps, (steps) => {
      const board = new FaultyDisk();
      let log = openRecordLog(PATH, board);
      let acknowledged: object[] = [];
      /** The record whose write failed and could not be undone: it may be in the log or not. */
      let doubtful: object | undefined;
      const possible = () => (doubtful ? [acknowledged, [...acknowledged, doubtful]] : [acknowledged]);
      const reopen = (): void => {
        log = openRecordLog(PATH, board);
        expect(possible()).toContainEqual(log.opened);
        // Records that were read once count as acknowledged, so they must stay.
        acknowledged = [...(log.opened as object[])];
        doubtful = undefined;
      };
      steps.forEach((step, place) => {
        if (step.act === 'append') {
          const wasUsable = log.usable;
          board.faults = [...step.faults];
          if (unlessRefused(() => log.append({ place }))) acknowledged.push({ place });
          else if (wasUsable && !log.usable) doubtful = { place };
          board.faults = [];
        } else {
          if (step.act === 'crash') board.crash(step.kept);
          else board.faults = [...step.faults];
          const isOpen = unlessRefused(reopen);
          board.faults = [];
          if (!isOpen) reopen();
        }
        if (board.files.has(PATH)) expect(possible()).toContainEqual(readRecordLog(PATH, board));
      });
      board.crash(0);
      reopen();
    }),
    { numRuns: 2_000 },
  ));

test('[E19] short writes are not a failure: the rest is written after them', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 30 }), (pieces) => {
      const board = new FaultyDisk();
      const log = openRecordLog(PATH, board);
      board.faults = pieces.map((bytes) => ({ kind: 'short', bytes }));
      log.append({ draw: 'ssc-1m/20260101-0001' });
      board.faults = [];
      log.append({ draw: 'ssc-1m/20260101-0002' });
      expect(readRecordLog(PATH, board)).toHaveLength(2);
    }),
  ));

test('[E19] a failed write that cannot be undone closes the log until it is opened again', () => {
  const board = new FaultyDisk();
  const log = openRecordLog(PATH, board);
  log.append({ n: 1 });
  // A few bytes are written, then neither the write nor the truncation succeeds.
  board.faults = [
    { kind: 'short', bytes: 5 },
    { kind: 'fails', bytes: 0 },
    { kind: 'fails', bytes: 0 },
  ];
  expect(() => log.append({ n: 2 })).toThrow(expect.objectContaining({ code: 'record_not_kept' }));
  expect(log.usable).toBe(false);
  expect(() => log.append({ n: 3 })).toThrow(expect.objectContaining({ code: 'record_not_kept' }));
  const again = openRecordLog(PATH, board);
  again.append({ n: 3 });
  expect(openRecordLog(PATH, board).opened).toEqual([{ n: 1 }, { n: 3 }]);
});

test('[E19] nothing is appended to a file that another process has changed or removed', () => {
  const board = new FaultyDisk();
  const log = openRecordLog(PATH, board);
  log.append({ n: 1 });
  openRecordLog(PATH, board).append({ n: 2 });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(() => log.append({ n: 3 })).toThrow(expect.objectContaining({ code: 'records_damaged' }));
  }
  const other = openRecordLog(PATH, board);
  board.files.delete(PATH);
  expect(() => other.append({ n: 3 })).toThrow(expect.objectContaining({ code: 'record_not_kept' }));
  expect(board.files.has(PATH)).toBe(false);
});

test('[E19] a damaged log is reported with file, line, byte and reason, and not changed', () => {
  const board = new FaultyDisk();
  const log = openRecordLog(PATH, board);
  for (const n of [1, 2, 3]) log.append({ n });
  const file = board.files.get(PATH)!;
  const at = file.content.indexOf('{"n":2}');
  file.content[at + 5] = 0x39;
  const before = Buffer.from(file.content);
  const place = { code: 'records_damaged', path: PATH, line: 2, reason: 'its checksum is wrong' };
  expect(() => openRecordLog(PATH, board)).toThrow(
    expect.objectContaining({ ...place, offset: before.indexOf('\n') + 1 }),
  );
  expect(() => readRecordLog(PATH, board)).toThrow(expect.objectContaining(place));
  expect(board.files.get(PATH)!.content.equals(before)).toBe(true);
});

/** A disk with a log of a version without frames. */
function unframedDisk(text: string): FaultyDisk {
  const board = new FaultyDisk();
  const content = Buffer.from(text);
  board.files.set(PATH, { content, durable: Buffer.from(content), dirty: new Set() });
  return board;
}

test('[E19] a log of a version without frames is rewritten once, atomically', () =>
  fc.assert(
    fc.property(fc.array(arbFault, { maxLength: 6 }), fc.boolean(), (faults, hasTail) => {
      const board = unframedDisk(`{"n":1}\n{"n":2}\n${hasTail ? '{"n":' : ''}`);
      board.faults = [...faults];
      unlessRefused(() => {
        expect(openRecordLog(PATH, board).opened).toEqual([{ n: 1 }, { n: 2 }]);
      });
      board.faults = [];
      expect([...board.files.keys()]).toEqual([PATH]);
      expect(readRecordLog(PATH, board)).toEqual([{ n: 1 }, { n: 2 }]);
      const log = openRecordLog(PATH, board);
      log.append({ n: 3 });
      expect(readRecordLog(PATH, board)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
      expect(board.read(PATH).toString()).toMatch(/^7 [0-9a-f]{16} \{"n":1\}\n/);
    }),
  ));

test('[E19] two lines of such a log joined into one, as a full disk left them, are damage', () => {
  const board = unframedDisk('{"n":1}\n{"n":{"n":3}\n');
  expect(() => openRecordLog(PATH, board)).toThrow(
    expect.objectContaining({ code: 'records_damaged', line: 2, offset: 8 }),
  );
});

test('[E19] a file of one record is written atomically, and never over another', () =>
  fc.assert(
    fc.property(fc.array(arbFault, { maxLength: 5 }), (faults) => {
      const board = new FaultyDisk();
      const [first, second] = [{ seeds: ['ab'] }, { seeds: ['cd'] }];
      board.faults = [...faults];
      const isKept = unlessRefused(() => {
        expect(keepRecord(PATH, first, board)).toBe(true);
      });
      board.faults = [];
      // The name may exist after a refusal; then the file is complete and on disk.
      const isThere = board.files.has(PATH);
      if (isKept) expect(isThere).toBe(true);
      expect(keepRecord(PATH, second, board)).toBe(!isThere);
      board.crash(0);
      expect(readKept(PATH, board)).toEqual({ value: isThere ? first : second, isChecked: true });
      expect([...board.files.keys()]).toEqual([PATH]);
    }),
  ));

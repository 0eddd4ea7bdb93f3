import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentHash, documentPayload, type Seal, verifySignature } from '@tessera/fairness';
import { testTranscript } from '@tessera/fairness/testing';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readRecordLog, serviceClock } from '../local-service/index.ts';
import { damagedDays } from './check.ts';
import { createWitness, SEAL_OFF_MAX_MS } from './witness.ts';

const { seal } = testTranscript();
const roots: string[] = [];
let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'witness-'));
  roots.push(dir);
});
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

function witnessAt(start: number) {
  let time = start;
  const witness = createWitness({ dir, clock: { ...serviceClock('test'), now: () => time } });
  const moveTo = (next: number) => {
    time = next;
  };
  return { witness, moveTo };
}

const logOf = (sealed: Seal) => join(dir, `seals-${new Date(sealed.at).toISOString().slice(0, 10)}.jsonl`);

test('[D2] a seal is countersigned with the time of its arrival', () => {
  const { witness } = witnessAt(seal.at + 7);
  const { statement, signature } = witness.countersign(seal);
  expect(statement).toEqual({
    v: 'lot/v1',
    draw: 'ssc-1m/20260101-0001',
    seal: documentHash(seal),
    at: seal.at + 7,
  });
  expect(verifySignature(witness.publicKey, 'witness', documentPayload(statement), signature)).toBe(true);
});

test('[D1] the same seal again gets its first statement, another seal of the draw is refused', () => {
  const { witness, moveTo } = witnessAt(seal.at + 7);
  const first = witness.countersign(seal);
  moveTo(seal.at + 9_000);
  expect(witness.countersign(seal)).toEqual(first);
  expect(() => witness.countersign({ ...seal, stake: '8.0000' })).toThrow(
    expect.objectContaining({ code: 'seal_conflict' }),
  );
});

test('[D1] a restarted witness still refuses a second seal, also after midnight', () => {
  const midnight = Math.ceil(seal.at / 86_400_000) * 86_400_000;
  const late = { ...seal, at: midnight - 5 };
  witnessAt(midnight - 1).witness.countersign(late);
  const { witness } = witnessAt(midnight + 1_000);
  expect(() => witness.countersign({ ...late, at: midnight + 5 })).toThrow(
    expect.objectContaining({ code: 'seal_conflict' }),
  );
});

const drawsIn = (sealed: Seal) =>
  readRecordLog(logOf(sealed)).map((record) => (record as { draw: string }).draw);
const second = { ...seal, issue: '20260101-0002' };
const changed = { ...seal, stake: '8.0000' };
const refusal = (code: string) => expect.objectContaining({ code });

test('[E19] a record truncated by a crash is dropped, and acknowledged records before it stay', () => {
  const first = witnessAt(seal.at).witness.countersign(seal);
  appendFileSync(logOf(seal), '157 0123456789abcdef {"v":"lot/v1","draw":"ssc-1m/2026');
  const { witness } = witnessAt(seal.at + 100);
  expect(witness.countersign(seal)).toEqual(first);
  witness.countersign(second);
  expect(drawsIn(seal)).toEqual(['ssc-1m/20260101-0001', 'ssc-1m/20260101-0002']);
});

test('[E19] [D1] [F13] with any byte of its log altered the witness signs nothing, so no draw gets a second seal', () => {
  const { witness } = witnessAt(seal.at);
  witness.countersign(seal);
  witness.countersign(second);
  const sound = readFileSync(logOf(seal));
  for (let at = 0; at < sound.length; at += 5) {
    const damaged = Buffer.from(sound);
    damaged[at] = damaged[at]! ^ 0x01;
    writeFileSync(logOf(seal), damaged);
    const again = witnessAt(seal.at + 100).witness;
    for (const asked of [
      changed,
      { ...second, stake: '8.0000' },
      seal,
      { ...seal, issue: '20260101-0003' },
    ]) {
      expect(() => again.countersign(asked)).toThrow(refusal('records_damaged'));
    }
    // A draw of another lottery is refused too: its record might be in the damaged part.
    expect(() => again.countersign({ ...seal, lottery: 'k3-1m' })).toThrow(refusal('records_damaged'));
    expect(readFileSync(logOf(seal)).equals(damaged)).toBe(true);
  }
  expect(damagedDays(dir)).toMatchObject([{ path: logOf(seal), line: 2 }]);
});

test('[E19] [D1] a line removed from the log is damage too', () => {
  const { witness } = witnessAt(seal.at);
  witness.countersign(seal);
  witness.countersign(second);
  const lines = readFileSync(logOf(seal), 'utf8').split('\n');
  writeFileSync(logOf(seal), lines.slice(1).join('\n'));
  expect(() => witnessAt(seal.at + 100).witness.countersign(changed)).toThrow(refusal('records_damaged'));
});

test('[E19] [D1] a log of a version without checksums is accepted, and a damaged line in it is reported', () => {
  const { statement } = witnessAt(seal.at).witness.countersign(seal);
  const old = `${JSON.stringify(statement)}\n`;
  writeFileSync(logOf(seal), old);
  const { witness } = witnessAt(seal.at + 100);
  expect(() => witness.countersign(changed)).toThrow(refusal('seal_conflict'));
  witness.countersign(second);
  expect(drawsIn(seal)).toHaveLength(2);
  // As a full disk leaves it: the rest of a line is missing, and the next line follows directly.
  writeFileSync(logOf(seal), `${old.slice(0, -20)}${old}`);
  expect(() => witnessAt(seal.at + 100).witness.countersign(changed)).toThrow(
    expect.objectContaining({ code: 'records_damaged', line: 1, offset: 0 }),
  );
});

test('[E19] a damaged day is reported at the start, and draws two days later are signed', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  writeFileSync(logOf(seal), 'no record\n');
  witnessAt(seal.at).witness.examine();
  expect(JSON.parse(errors.mock.calls[0]![0] as string)).toMatchObject({
    code: 'records_damaged',
    file: logOf(seal),
    line: 1,
    offset: 0,
    reason: 'no record begins here',
  });
  errors.mockRestore();
  const later = { ...seal, at: seal.at + 2 * 86_400_000 };
  expect(witnessAt(later.at).witness.countersign(later).statement.at).toBe(later.at);
});

test('a seal that claims a time an hour away is not countersigned', () => {
  const { witness } = witnessAt(seal.at + SEAL_OFF_MAX_MS + 1);
  expect(() => witness.countersign(seal)).toThrow(expect.objectContaining({ code: 'seal_time_off' }));
});

test('a document that is not a seal is refused', () => {
  const { witness } = witnessAt(seal.at);
  for (const input of [null, 1, {}, { ...seal, extra: 1 }, { ...seal, seed: 'AB'.repeat(32) }]) {
    expect(() => witness.countersign(input)).toThrow(expect.objectContaining({ code: 'bad_request' }));
  }
});

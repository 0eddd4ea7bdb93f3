import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentHash, documentPayload, type Seal, verifySignature } from '@tessera/fairness';
import { testTranscript } from '@tessera/fairness/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { serviceClock } from '../local-service/index.ts';
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

test('[D2] a seal is countersigned with the time it came', () => {
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

test('[D1] a restarted witness still refuses a second seal, over midnight too', () => {
  const midnight = Math.ceil(seal.at / 86_400_000) * 86_400_000;
  const late = { ...seal, at: midnight - 5 };
  witnessAt(midnight - 1).witness.countersign(late);
  const { witness } = witnessAt(midnight + 1_000);
  expect(() => witness.countersign({ ...late, at: midnight + 5 })).toThrow(
    expect.objectContaining({ code: 'seal_conflict' }),
  );
});

test('a line cut off by a crash is dropped, and what was acknowledged before it stays', () => {
  const first = witnessAt(seal.at).witness.countersign(seal);
  appendFileSync(logOf(seal), '{"v":"lot/v1","draw":"ssc-1m/2026');
  const { witness } = witnessAt(seal.at + 100);
  expect(witness.countersign(seal)).toEqual(first);
  witness.countersign({ ...seal, issue: '20260101-0002' });
  const lines = readFileSync(logOf(seal), 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).draw)).toEqual([
    'ssc-1m/20260101-0001',
    'ssc-1m/20260101-0002',
  ]);
});

test('a seal that claims a time an hour away is not countersigned', () => {
  const { witness } = witnessAt(seal.at + SEAL_OFF_MAX_MS + 1);
  expect(() => witness.countersign(seal)).toThrow(expect.objectContaining({ code: 'seal_time_off' }));
});

test('what is not a seal is refused', () => {
  const { witness } = witnessAt(seal.at);
  for (const input of [null, 1, {}, { ...seal, extra: 1 }, { ...seal, seed: 'AB'.repeat(32) }]) {
    expect(() => witness.countersign(input)).toThrow(expect.objectContaining({ code: 'bad_request' }));
  }
});

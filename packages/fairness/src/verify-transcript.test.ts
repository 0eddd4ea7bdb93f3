import { expect, test } from 'vitest';
import {
  canonicalJson,
  checksOf,
  DRAW_FAMILIES,
  parseTranscript,
  QUICKNET,
  type Transcript,
  type Trust,
  verifyTranscript,
} from './index.ts';
import { testKey, testTranscript } from './testing.ts';

const good = testTranscript();
const trust: Trust = {
  signers: [testKey('signer')],
  witnesses: [testKey('witness')],
  simulatedBeacon: good.descriptor.beacon.publicKey,
  descriptor: good.seal.descriptor,
};
const failed = (transcript: Transcript, held: Trust = {}) =>
  verifyTranscript(transcript, held)
    .checks.filter((check) => !check.ok)
    .map((check) => check.name);

test.each(DRAW_FAMILIES)('[D4] a complete %s draw verifies from its file alone', (family) => {
  const read = parseTranscript(JSON.parse(JSON.stringify(testTranscript({ family, receipts: 1 }))));
  if (!read.ok) throw new Error(read.path);
  const verification = verifyTranscript(read.value);
  expect(verification.checks.filter((check) => !check.ok)).toEqual([]);
  expect(verification.computed).toEqual(read.value.result);
});

test('a simulated beacon is reported as simulated', () => {
  expect(verifyTranscript(good, trust)).toMatchObject({ ok: true, simulated: true });
});

test('a draw without bets and the first draw of an epoch verify', () => {
  expect(failed(testTranscript({ bets: 0, index: 1 }))).toEqual([]);
});

test('each fault fails its own check', () => {
  const { seal, descriptor, witness } = good;
  expect(failed({ ...good, descriptor: { ...descriptor, rules: '00'.repeat(32) } })).toContain('descriptor');
  expect(failed({ ...good, descriptor: { ...descriptor, beacon: QUICKNET } })).toContain('descriptor');
  expect(failed({ ...good, previous: { index: 1, seed: '00'.repeat(32) } })).toEqual(['seed']);
  expect(failed({ ...good, seal: { ...seal, at: seal.at + 60_000 } })).toContain('seal-time');
  expect(failed({ ...good, result: [0, 0, 0, 0, 0] })).toEqual(['result']);
  expect(failed({ ...good, sealSignature: '00'.repeat(64) })).toEqual(['seal-signature']);
  expect(failed({ ...good, witness: { ...witness, signature: '00'.repeat(64) } })).toEqual(['witness']);
  expect(failed({ ...good, beacon: { ...good.beacon, signature: '00'.repeat(48) } })).toEqual([
    'result',
    'beacon',
  ]);
});

test('[B4] a receipt for a bet that is not sealed is found', () => {
  const [first, ...rest] = good.receipts;
  expect(failed({ ...good, receipts: [{ ...first!, bets: undefined }, ...rest] })).toEqual(['receipts']);
  const stranger = { ...first!, receipt: { ...first!.receipt, leaf: { ...first!.receipt.leaf, bet: 99 } } };
  expect(failed({ ...good, receipts: [stranger] })).toEqual(['receipts', 'receipt-signatures']);
});

test('keys that differ from the pinned ones are found in a self-consistent file', () => {
  expect(failed(good, { signers: [testKey('other')] })).toEqual(['trusted-keys']);
  expect(failed(good, { witnesses: [testKey('signer')] })).toEqual(['trusted-keys']);
  expect(failed(good, { simulatedBeacon: QUICKNET.publicKey })).toEqual(['trusted-keys']);
  expect(failed(good, { descriptor: '00'.repeat(32) })).toEqual(['descriptor']);
});

test('an unknown field, a missing field or another spelling is refused', () => {
  expect(parseTranscript({ ...good, note: '' })).toEqual({ ok: false, path: '/note' });
  expect(parseTranscript({ ...good, previous: undefined })).toEqual({ ok: false, path: '/previous' });
  const shouting = { ...good, sealSignature: good.sealSignature.toUpperCase() };
  expect(parseTranscript(shouting)).toEqual({ ok: false, path: '/sealSignature' });
  for (const value of [null, 1, 'x', [], JSON.parse('{"__proto__":{"v":"lot/v1"}}')]) {
    expect(parseTranscript(value).ok).toBe(false);
  }
});

test('[N2] one changed byte anywhere in the file is found, 1 000 times out of 1 000', () => {
  const bytes = new TextEncoder().encode(canonicalJson({ ...good, receipts: good.receipts.slice(0, 1) }));
  const accepted: string[] = [];
  for (let i = 0; i < 1000; i += 1) {
    const place = Math.floor((i * bytes.length) / 1000);
    const changed = bytes.slice();
    changed[place] = changed[place]! ^ (1 << (i % 7));
    if (isAccepted(changed)) accepted.push(`${place}: ${String.fromCharCode(changed[place]!)}`);
  }
  expect(accepted).toEqual([]);
});

test('[N2] a changed hex digit of a seed, root, signature or salt is found', () => {
  const text = canonicalJson({ ...good, receipts: good.receipts.slice(0, 1) });
  const fields = [
    '"seed"',
    '"betsRoot"',
    '"sealSignature"',
    '"salt"',
    '"acct"',
    '"randomness"',
    '"commitment"',
  ];
  for (const field of fields) {
    const start = text.indexOf(field);
    if (start < 0) continue;
    const place = start + field.length + 2;
    const digit = text[place] === '0' ? '1' : '0';
    expect(isAccepted(new TextEncoder().encode(text.slice(0, place) + digit + text.slice(place + 1)))).toBe(
      false,
    );
  }
});

function isAccepted(file: Uint8Array): boolean {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(file));
  } catch {
    return false;
  }
  const read = parseTranscript(value);
  if (!read.ok) return false;
  for (const check of checksOf(read.value)) if (!check.ok) return false;
  return true;
}

import { constants, deflateRawSync, inflateRawSync, crc32 as nativeCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { inflate } from './inflate.ts';

const compressible = fc
  .array(fc.tuple(fc.uint8Array({ maxLength: 40 }), fc.nat(60)), { maxLength: 12 })
  .map((parts) =>
    Buffer.concat(parts.flatMap(([bytes, times]) => Array.from({ length: times }, () => Buffer.from(bytes)))),
  );
const strategies = [
  constants.Z_DEFAULT_STRATEGY,
  constants.Z_FIXED,
  constants.Z_HUFFMAN_ONLY,
  constants.Z_RLE,
];

test('inflates all zlib output, at every level and strategy, and consumes all of it', () => {
  fc.assert(
    fc.property(compressible, fc.nat(9), fc.constantFrom(...strategies), (bytes, level, strategy) => {
      const packed = deflateRawSync(bytes, { level, strategy });
      const result = inflate(packed, 0, bytes.length);
      expect(result?.end).toBe(packed.length);
      expect(Buffer.from(result!.output).equals(bytes)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('agrees with zlib on damaged streams: same result, same bytes', () => {
  fc.assert(
    fc.property(
      compressible,
      fc.constantFrom(...strategies),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 3 }),
      fc.nat(4),
      (bytes, strategy, changes, cut) => {
        const packed = deflateRawSync(bytes, { strategy });
        for (const [at, value] of changes) packed[at % packed.length] = value;
        const damaged = packed.subarray(0, packed.length - cut);
        expect(verdictOf(inflate(damaged, 0, CAP))).toBe(verdictOf(throughZlib(damaged)));
      },
    ),
    { numRuns: 1000 },
  );
});

test('agrees with zlib on random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (bytes) => {
      expect(verdictOf(inflate(bytes, 0, CAP))).toBe(verdictOf(throughZlib(bytes)));
    }),
    { numRuns: 3000 },
  );
});

test('output stops at the cap', () => {
  const packed = deflateRawSync(Buffer.alloc(1_000_000));
  expect(inflate(packed, 0, 999_999)).toBeUndefined();
  expect(inflate(packed, 0, 1_000_000)?.output.length).toBe(1_000_000);
});

test('reports the end of the stream when more data follows', () => {
  const packed = deflateRawSync(Buffer.from('7,7,7'));
  expect(inflate(Buffer.concat([packed, Buffer.from('more')]), 0, 100)?.end).toBe(packed.length);
});

test('checksum equals the native one', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(crc32(bytes)).toBe(nativeCrc32(bytes));
    }),
  );
});

const CAP = 100_000;

function throughZlib(bytes: Uint8Array): { output: Uint8Array } | undefined {
  try {
    return { output: inflateRawSync(bytes, { maxOutputLength: CAP }) };
  } catch {
    return undefined;
  }
}

function verdictOf(result: { output: Uint8Array } | undefined): string {
  return result === undefined ? 'refused' : Buffer.from(result.output).toString('hex');
}

import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMessageCodes } from './message-codes.ts';

const codes = createMessageCodes(Buffer.alloc(32, 7));
const seed = { id: 12n, salt: Buffer.alloc(16, 1) };

test('a code has six digits, is the same again, and matches itself only', () =>
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 2n ** 53n }),
      fc.uint8Array({ minLength: 16, maxLength: 16 }),
      (id, salt) => {
        const own = { id, salt: Buffer.from(salt) };
        const code = codes.codeOf(own);
        expect(code).toMatch(/^\d{6}$/);
        expect(codes.codeOf(own)).toBe(code);
        expect(codes.matches(own, code)).toBe(true);
        const other = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
        expect(codes.matches(own, other)).toBe(false);
      },
    ),
  ));

test('id, salt and key each make another code', () => {
  const made = new Set([
    codes.codeOf(seed),
    codes.codeOf({ ...seed, id: 13n }),
    codes.codeOf({ ...seed, salt: Buffer.alloc(16, 2) }),
    createMessageCodes(Buffer.alloc(32, 8)).codeOf(seed),
  ]);
  expect(made.size).toBe(4);
});

test('a text of another length matches nothing', () => {
  for (const text of ['', '1', '1234567', '١٢٣٤٥٦']) expect(codes.matches(seed, text)).toBe(false);
});

test('codes are spread over all of their range', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let at = 0; at < 5_000; at += 1) {
    const [first] = codes.codeOf({ id: BigInt(at), salt: randomBytes(16) });
    counts[Number(first)]! += 1;
  }
  for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(150);
});

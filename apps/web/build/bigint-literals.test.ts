import { expect, test } from 'vitest';
import { withoutLiterals } from './bigint-literals.ts';

test('bigint literals become calls, wherever they stand', () => {
  const code = 'const a: bigint = 0n;\nexport const B = () => <b>{a > 1_000n ? "2n" : `3n`}</b>;';
  expect(withoutLiterals('b.tsx', code)).toBe(
    'const a: bigint = BigInt("0");\nexport const B = () => <b>{a > BigInt("1000") ? "2n" : `3n`}</b>;',
  );
});

test('a type that is a bigint literal stays', () => {
  const code = 'export type Nothing = 0n;';
  expect(withoutLiterals('b.ts', code)).toContain('0n');
});

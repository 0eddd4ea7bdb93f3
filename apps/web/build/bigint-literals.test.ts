import { expect, test } from 'vitest';
import { withoutLiterals } from './bigint-literals.ts';

test('bigint literals become BigInt calls, everywhere in the code', () => {
  const code = 'const a: bigint = 0n;\nexport const B = () => <b>{a > 1_000n ? "2n" : `3n`}</b>;';
  expect(withoutLiterals('b.tsx', code)).toBe(
    'const a: bigint = BigInt("0");\nexport const B = () => <b>{a > BigInt("1000") ? "2n" : `3n`}</b>;',
  );
});

test('a bigint literal used as a type is unchanged', () => {
  const code = 'export type Nothing = 0n;';
  expect(withoutLiterals('b.ts', code)).toContain('0n');
});

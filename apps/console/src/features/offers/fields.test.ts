import { KINDS, readTerms, shippedTerms, termsJson } from '@tessera/rewards';
import { describe, expect, test } from 'vitest';
import { FIELDS, plain, termsFrom, typedFrom } from './fields.ts';

describe.each(KINDS)('the form of %s', (kind) => {
  const terms = shippedTerms(kind);
  // Safe cast: terms are an object.
  const json = termsJson(terms) as Record<string, unknown>;

  test('gives back the terms that it began with', () => {
    const read = readTerms(termsFrom(kind, typedFrom(kind, json)));
    expect(read).toEqual({ ok: true, value: terms });
  });

  test('has a field for each of the terms', () => {
    const fields = FIELDS[kind].map(({ id }) => id);
    expect(
      Object.keys(json)
        .filter((field) => !['kind', 'product'].includes(field))
        .sort(),
    ).toEqual([...fields].sort());
  });

  test('is not valid while it is empty', () => {
    expect(readTerms(termsFrom(kind, typedFrom(kind))).ok).toBe(false);
  });
});

test('what is no number is refused and not taken for another one', () => {
  const typed = typedFrom('deposit_match', { times: 10, days: 30, stakeMax: '20.0000', steps: [] });
  for (const times of ['', '1.5', '-3', '1e3', '11'])
    expect(readTerms(termsFrom('deposit_match', { ...typed, times })).ok).toBe(false);
});

test('amounts have no zeros at their end', () => {
  expect(['2.0000', '12.5000', '100.0000', '0.0500', '40'].map(plain)).toEqual([
    '2',
    '12.5',
    '100',
    '0.05',
    '40',
  ]);
});

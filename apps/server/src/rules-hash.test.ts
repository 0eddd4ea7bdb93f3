import { expect, test } from 'vitest';
import { createRulesHash } from './rules-hash.ts';

test('each family has one rules hash, the same at each start', () => {
  const [one, two] = [createRulesHash(), createRulesHash()];
  expect(one('ssc')).toMatch(/^[0-9a-f]{64}$/);
  expect(one('ssc')).toBe(two('ssc'));
  expect(one('ssc')).not.toBe(one('pk10'));
  expect(one('ssc', {})).toBe(one('ssc'));
  expect(one('ssc', { straights: 'plain' })).not.toBe(one('ssc'));
});

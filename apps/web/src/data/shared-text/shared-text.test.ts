import { expect, test } from 'vitest';
import { sharedIn } from './index.ts';

test('[R7.1] numbers that another app shares are read from the address, and nothing else', () => {
  expect(sharedIn('?shared=12345%0A67890')).toBe('12345\n67890');
  expect(sharedIn('?shared-title=01%2002%2003&shared=%20')).toBe('01 02 03');
  expect(sharedIn('?other=12345')).toBe('');
  expect(sharedIn(`?shared=${'1'.repeat(30_000)}`)).toHaveLength(20_000);
});

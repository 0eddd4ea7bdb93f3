import { expect, test } from 'vitest';
import { newRid } from './rid.ts';

test('[E2] a request id is 128 random bits in hex', () => {
  expect(newRid()).toMatch(/^[0-9a-f]{32}$/);
  expect(newRid()).not.toBe(newRid());
});

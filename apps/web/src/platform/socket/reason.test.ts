import { socketErrors } from '@tessera/protocol/events';
import { expect, test } from 'vitest';
import { reasonOf } from './reason.ts';

/** As listed in the requirement. */
const listed =
  'server error, ping timeout, transport close, parse error, timeout, operation has timed out, socket has been disconnected';

test('[R8.5] the seven reasons are passed on unchanged', () => {
  expect(listed.split(', ').map(reasonOf)).toEqual([...socketErrors]);
});

test.each([
  ['transport error', 'transport close'],
  ['xhr poll error', 'transport close'],
  ['websocket error', 'transport close'],
  ['io server disconnect', 'server error'],
  ['too_many_requests', 'server error'],
])('[R8.5] %s is a %s', (words, reason) => {
  expect(reasonOf(words)).toBe(reason);
});

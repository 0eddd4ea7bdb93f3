import { describe, expect, test } from 'vitest';
import { type Detent, neighbour, restingDetent } from './detent.ts';

const both: readonly Detent[] = ['half', 'full'];
const all: readonly Detent[] = ['bar', 'half', 'full'];

describe('resting height of a sheet', () => {
  test.each([
    ['let go near 60%', 0.55, 0, both, 'half'],
    ['let go near the top', 0.85, 0, both, 'full'],
    ['let go far below its lowest height', 0.2, 0, both, 'closed'],
    ['flicked up from 60%', 0.62, 1.5, both, 'full'],
    ['flicked down from 92%', 0.9, -1.5, both, 'half'],
    ['flicked down from 60%', 0.58, -1.5, both, 'closed'],
    ['flicked down to its bar', 0.58, -1.5, all, 'bar'],
    ['let go low when it has a bar', 0.2, 0, all, 'bar'],
  ] as const)('%s', (_, share, speed, detents, rest) => {
    expect(restingDetent(share, speed, detents)).toBe(rest);
  });
});

test('the buttons step through the same heights', () => {
  expect(neighbour('half', 1, all)).toBe('full');
  expect(neighbour('half', -1, all)).toBe('bar');
  expect(neighbour('half', -1, both)).toBeNull();
  expect(neighbour('full', 1, both)).toBeNull();
});

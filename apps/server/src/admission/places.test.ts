import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

test('a key gets at most its maximum of places, and a released place can be taken', () => {
  const places = createPlaces();
  const first = places.take('a', 2);
  places.take('a', 2);
  expect(places.take('a', 2)).toBeUndefined();
  expect(places.take('b', 2)).toBeDefined();
  first?.();
  expect(places.take('a', 2)).toBeDefined();
  expect(places.taken('a')).toBe(2);
});

test('a place released twice counts once', () => {
  const places = createPlaces();
  const first = places.take('a', 2);
  places.take('a', 2);
  first?.();
  first?.();
  expect(places.taken('a')).toBe(1);
});

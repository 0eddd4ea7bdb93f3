import { expect, test } from 'vitest';
import { avoidedIn, compare } from './ratchet.mjs';

test('a count that rose is named, one that fell is kept, a new one begins where it is', () => {
  const { risen, lowest } = compare({ anew: 3, desk: 1, heed: 2 }, { anew: 2, desk: 5 });
  expect(risen).toEqual(['anew: 3, at most 2']);
  expect(lowest).toEqual({ anew: 2, desk: 1, heed: 2 });
});

test('avoided words are counted in names as well', () => {
  const counts = avoidedIn('abroadOf, LoginDesk and a desktop; what is none is read anew.');
  expect(counts).toMatchObject({ abroad: 1, desk: 1, 'is none': 1, anew: 1, heed: 0 });
  expect(avoidedIn('null when there is none')).toMatchObject({ 'is none': 0 });
});

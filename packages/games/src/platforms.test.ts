import { expect, test } from 'vitest';
import { GAME_IDS } from './game-ids.ts';
import { PLATFORM_IDS, PLATFORMS } from './platforms.ts';

test('the list of platforms has what its type says, and a place in the sandbox for each', () => {
  for (const { wallet, sandboxPlace, languages, games } of Object.values(PLATFORMS)) {
    expect(['transfer', 'seamless']).toContain(wallet);
    expect(Number.isSafeInteger(sandboxPlace)).toBe(true);
    expect(languages.length).toBeGreaterThan(0);
    expect(GAME_IDS).toEqual(expect.arrayContaining([...games]));
  }
  const places = Object.values(PLATFORMS).map(({ sandboxPlace }) => sandboxPlace);
  expect(new Set(places).size).toBe(PLATFORM_IDS.length);
});

test('every game is on a platform', () => {
  expect(new Set(Object.values(PLATFORMS).flatMap(({ games }) => games))).toEqual(new Set(GAME_IDS));
});

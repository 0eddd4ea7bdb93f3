import { readFileSync } from 'node:fs';
import { fromHex, previousSeed, toHex } from '@tessera/fairness';
import { amountOf } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import { splitPool } from './packets.ts';
import { spinTile } from './wheel.ts';

/** The values of `docs/rewards.md`, with the randomness of quicknet's round 1 000 as in `docs/fairness.md`. */
const PUBLIC = {
  seed: '07'.repeat(32),
  round: 1000,
  randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
};
const COMMITMENT = 'bc4d4af77fda4bc58039492900ecee8329e16dc907e1616d357e004cf1ce63c7';
const TILES = [163, 100, 172, 128, 144];
const SHARES = [80n, 63n, 63n, 200n, 94n];

test('the published values recompute', () => {
  expect(toHex(previousSeed('reward/weekend', fromHex(PUBLIC.seed)))).toBe(COMMITMENT);
  const context = 'wheel/weekend/4/9f3ac41e';
  expect(TILES.map((_, counter) => spinTile({ ...PUBLIC, context, counter }, 200))).toEqual(TILES);
  const pool = { pool: amountOf(50_000n), shares: 5, min: amountOf(1_000n), max: amountOf(20_000n) };
  const split = splitPool({ ...PUBLIC, context: 'packets/weekend/2/pool', counter: 0 }, pool);
  expect(split.map((share) => share / 100n)).toEqual(SHARES);
});

test('the document names the same values', () => {
  const page = readFileSync(new URL('../../../docs/rewards.md', import.meta.url), 'utf8');
  expect(page).toContain(COMMITMENT);
  expect(page).toContain(`tiles ${TILES.join(', ')}`);
  expect(page).toContain('shares 0.80, 0.63, 0.63, 2.00, 0.94');
});

import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstRoundFrom } from '@tessera/fairness';
import { testBeacon } from '@tessera/fairness/testing';
import { drawContext, type RewardDraw, shippedTerms, spinTile, spinWheel } from '@tessera/rewards';
import { describe, expect, test } from 'vitest';
import { startSigner } from '../../apps/server/src/signer/index.ts';
import { figure, rounds } from './report.ts';
import { chiSquareTail, uniformTail } from './statistics.ts';

/** N3 for the wheel. The keys were fixed before any run, and no run is repeated until it passes. In full 1 000 000 spins. */
const KEYS = rounds(10, 50);
const SPINS = rounds(1_000, 20_000);
const TILES = 200;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The spins of a key, as one player after the other would get them on one day. */
function spinsOf(
  key: number,
  tileOf: (draw: RewardDraw, size: number) => number = spinTile,
): readonly number[] {
  const seed = hash(`wheel seed ${key}`);
  return Array.from({ length: SPINS }, (_, at) =>
    tileOf(
      {
        context: `wheel/test/1/${at % 100}`,
        seed,
        round: 1000 + at,
        randomness: hash(`round ${key} ${at}`),
        counter: at,
      },
      TILES,
    ),
  );
}

/** p-value of the frequency of `values` from 0 to `of` - 1. */
function countsTail(values: readonly number[], of: number): number {
  const counts = new Array<number>(of).fill(0);
  for (const value of values) counts[value]! += 1;
  const expected = values.length / of;
  return chiSquareTail(
    counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0),
    of - 1,
  );
}

/** p-value of pairs of spins that follow each other, in eight bins each. */
function pairsTail(values: readonly number[]): number {
  const binOf = (tile: number) => Math.floor((tile * 8) / TILES);
  const pairs = Array.from(
    { length: Math.floor(values.length / 2) },
    (_, at) => binOf(values[2 * at]!) * 8 + binOf(values[2 * at + 1]!),
  );
  return countsTail(pairs, 64);
}

describe('[N3] the wheel is uniform', () => {
  test('over fixed keys, tile by tile and pair by pair', () => {
    const all = Array.from({ length: KEYS }, (_, key) => spinsOf(key));
    const tails = {
      tiles: uniformTail(all.map((spins) => countsTail(spins, TILES))),
      pairs: uniformTail(all.map(pairsTail)),
    };
    const whole = countsTail(all.flat(), TILES);
    figure(
      'N3',
      `wheel: ${KEYS} keys x ${SPINS} spins: KS p ${tails.tiles.toFixed(4)} of tiles, ${tails.pairs.toFixed(4)} of pairs; chi-square p ${whole.toFixed(4)} of all`,
    );
    expect(Math.min(tails.tiles, tails.pairs, whole)).toBeGreaterThan(0.01);
  }, 600_000);

  test('a biased control, a byte modulo the tiles, is detected', () => {
    const byte = ({ seed, counter }: { seed: string; counter: number }) =>
      createHmac('sha256', seed).update(`${counter}`).digest()[0]! % TILES;
    const tails = Array.from({ length: KEYS }, (_, key) => countsTail(spinsOf(key, byte), TILES));
    expect(uniformTail(tails)).toBeLessThan(0.01);
  });

  test('as the platform draws it: keys of the signer process, rounds of a beacon, terms of the shipped wheel', async () => {
    const [calls, draws] = [rounds(20, 1_000), 1_000];
    const dir = mkdtempSync(join(tmpdir(), 'tessera-wheel-'));
    const signer = await startSigner({ dir, mode: 'test' });
    try {
      const { sign, ...beacon } = testBeacon();
      const terms = shippedTerms('wheel');
      const start = Date.UTC(2026, 0, 1);
      const first = firstRoundFrom(beacon, start);
      await signer.openRewardChain('lucky-wheel', start);
      const tiles: number[] = [];
      const prizes = new Map<bigint, number>();
      for (let call = 0; call < calls; call += 1) {
        const round = first + call;
        const keys = await signer.rewardKeys({
          offer: 'lucky-wheel',
          index: 1,
          beacon,
          round,
          signature: sign(round),
          draws: Array.from({ length: draws }, (_, at) => ({
            context: drawContext('wheel', 'lucky-wheel', 1, hash(`player ${at}`).slice(0, 32)),
            counter: call,
          })),
        });
        for (const key of keys) {
          const { tile, prize } = spinWheel({ key }, terms);
          tiles.push(tile);
          prizes.set(prize, (prizes.get(prize) ?? 0) + 1);
        }
      }
      // Seeds are random here, so one run in a hundred thousand of a fair wheel is below this bound.
      const tail = countsTail(tiles, terms.size);
      const byPrize = chiSquareTail(
        terms.tiles.reduce((sum, { prize, count }) => {
          const expected = (tiles.length * count) / terms.size;
          return sum + ((prizes.get(prize) ?? 0) - expected) ** 2 / expected;
        }, 0),
        terms.tiles.length - 1,
      );
      figure(
        'N3',
        `wheel through the signer, ${tiles.length} turns: chi-square p ${tail.toFixed(4)} of tiles, ${byPrize.toFixed(4)} of prizes`,
      );
      expect(Math.min(tail, byPrize)).toBeGreaterThan(0.000_01);
    } finally {
      await signer.stop();
      rmSync(dir, { recursive: true, force: true });
    }
  }, 600_000);
});

import { FISHING_BULLETS, fishing } from '@tessera/games';
import { amountOf } from '@tessera/protocol/money';
import { describe, expect, test } from 'vitest';
import { type Aim, bySwimmer, countOf, withAim } from './aims.ts';
import { flightAt, volleyLength } from './volley.ts';

const aim: Aim = { fish: 'turtle', swimmer: 3 };
const many = (count: number) =>
  Array.from({ length: count }).reduce<readonly Aim[]>((aims) => withAim(aims, aim), []);

describe('a volley', () => {
  test('at most the permitted number of bullets is aimed', () => {
    const aims = many(FISHING_BULLETS.max + 3);
    expect(aims).toHaveLength(FISHING_BULLETS.max);
    expect(countOf(aims, 'turtle')).toBe(10);
    expect(bySwimmer(aims).get(3)).toBe(10);
    const stake = amountOf(10_000n * BigInt(aims.length));
    expect(fishing.parseChoice({ targets: aims.map(({ fish }) => fish) }, stake)).toBeDefined();
  });

  test('bullets start one after another, and all have hit at the end', () => {
    expect(flightAt(0, 0)).toEqual({ fired: true, way: 0, hit: 0 });
    expect(flightAt(1, 0).fired).toBe(false);
    const last = FISHING_BULLETS.max - 1;
    expect(flightAt(last, volleyLength(FISHING_BULLETS.max))).toEqual({ fired: true, way: 1, hit: 1 });
    expect(volleyLength(FISHING_BULLETS.max)).toBeLessThan(5_000);
  });
});

import { describe, expect, test } from 'vitest';
import { isSeen, nearest, placeOf, schoolOf } from './swim.ts';

const species = ['minnow', 'clown', 'puffer', 'turtle', 'ray', 'whale'] as const;

describe('the sea', () => {
  test('the same seed gives the same fish, another seed others', () => {
    expect(schoolOf('a1:7', species, 2)).toEqual(schoolOf('a1:7', species, 2));
    expect(schoolOf('a1:7', species, 2)).not.toEqual(schoolOf('a1:8', species, 2));
  });

  test('every species is present, each fish in its own lane and within the water', () => {
    const school = schoolOf('5f', species, 2);
    expect(new Set(school.map((fish) => fish.species)).size).toBe(species.length);
    expect(new Set(school.map((fish) => fish.lane)).size).toBe(school.length);
    for (const fish of school) {
      for (let second = 0; second < 120; second += 1) {
        const { y } = placeOf(fish, second);
        expect(y > 0.05 && y < 0.9).toBe(true);
      }
    }
  });

  test('a fish moves without jumps and returns after its lap', () => {
    for (const fish of schoolOf('c0ffee', species, 2)) {
      for (let at = 0; at < 600; at += 1) {
        const here = placeOf(fish, at / 10);
        const soon = placeOf(fish, (at + 1) / 10);
        if (soon.lap !== here.lap) {
          expect(isSeen(here) || isSeen(soon)).toBe(false);
          continue;
        }
        expect(Math.sign(soon.x - here.x)).toBe(fish.heading);
        expect(Math.abs(soon.x - here.x)).toBeLessThan(0.011);
      }
    }
  });

  test('a press selects the nearest fish within reach, or none', () => {
    const places = [
      { x: 10, y: 10 },
      { x: 40, y: 10 },
    ];
    expect(nearest(places, { x: 30, y: 10 }, 30)).toBe(1);
    expect(nearest(places, { x: 200, y: 10 }, 30)).toBe(-1);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle } from '../all-rules.ts';
import { allFamilies } from '../families/all.ts';
import { arbDraw } from '../testing/index.ts';
import {
  columnFigures,
  countsOf,
  currentRun,
  omissionGrid,
  roadOf,
  runsOf,
  tracksOf,
  trendZones,
} from './index.ts';

const families = allFamilies.map(({ family }) => family);
const bounds = { numRuns: 40, seed: 11 };

describe('trend zones', () => {
  test.each(families)(
    '%s: every draw hits existing columns, as many as the kind of the zone allows',
    (family) => {
      const zones = trendZones(family);
      expect(zones.length).toBeGreaterThan(2);
      expect(new Set(zones.map(({ key }) => key)).size).toBe(zones.length);
      fc.assert(
        fc.property(arbDraw(family), (draw) => {
          for (const zone of zones) {
            const hits = zone.hits(draw);
            if (zone.kind !== 'spread') expect(hits, zone.key).toHaveLength(1);
            for (const column of hits) expect(zone.columns[column], `${zone.key} ${column}`).toBeDefined();
          }
        }),
        bounds,
      );
    },
  );

  test('a place shows its number, a spread all numbers, a wide sum its step', () => {
    const [first] = trendZones('ssc');
    expect(first).toMatchObject({ label: '万', columns: [...'0123456789'] });
    expect(first?.hits([7, 0, 0, 0, 0])).toEqual([7]);
    const dice = trendZones('k3').find(({ key }) => key === 'spread');
    expect(dice?.hits([2, 5, 5])).toEqual([1, 4, 4]);
    const keno = trendZones('kl8').find(({ key }) => key === 'sum');
    const draw = Array.from({ length: 20 }, (_, index) => index + 31);
    expect(keno?.exact?.(draw)).toBe('810');
    const column = keno?.hits(draw)[0] ?? -1;
    expect(Number(keno?.columns[column])).toBeLessThanOrEqual(810);
    expect(Number(keno?.columns[column + 1])).toBeGreaterThan(810);
  });
});

describe('omissions', () => {
  test('equal a naive count, draw by draw', () => {
    fc.assert(
      fc.property(
        fc.array(arbDraw('k3'), { maxLength: 12 }),
        fc.array(arbDraw('k3'), { minLength: 1, maxLength: 25 }),
        (earlier, draws) => {
          const zone = trendZones('k3')[0]!;
          const all = [...earlier, ...draws];
          const shows = (row: number, column: number) => zone.hits(all[row]!).includes(column);
          const grid = omissionGrid(zone, draws, earlier);
          const figures = columnFigures(grid);
          for (let column = 0; column < 6; column++) {
            let times = 0;
            let most = 0;
            for (const row of draws.keys()) {
              const at = earlier.length + row;
              let since = 0;
              while (since <= at && !shows(at - since, column)) since++;
              expect(grid.omissions[row * 6 + column]).toBe(since);
              if (since === 0) times++;
              most = Math.max(most, since);
            }
            expect(figures[column]).toMatchObject({ times, maxOmission: most });
          }
        },
      ),
      bounds,
    );
  });

  test('figures of a column: 3 hits in 10 draws, two of them in a row', () => {
    const zone = trendZones('ssc')[0]!;
    const draws = [1, 7, 7, 2, 3, 4, 5, 7, 1, 2].map((digit) => [digit, 0, 0, 0, 0]);
    expect(columnFigures(omissionGrid(zone, draws))[7]).toEqual({
      times: 3,
      averageOmission: 2,
      maxOmission: 4,
      maxRun: 2,
      current: 2,
    });
  });
});

describe('tracks', () => {
  test.each(families)('%s: a bet on a word wins exactly when the draw has that word', (family) => {
    const tracks = tracksOf(family);
    expect(new Set(tracks.map(({ key }) => key)).size).toBe(tracks.length);
    fc.assert(
      fc.property(arbDraw(family), (draw) => {
        for (const { key, words, wordOf, bet } of tracks) {
          expect(words, key).toContain(wordOf(draw));
          for (const word of bet?.words ?? []) {
            const settled = settle(bet!.play, bet!.content(word), draw);
            if (!settled.ok) throw new Error(`${key} ${word}: ${settled.error.code}`);
            const wins = settled.value.some(({ tier }) => tier !== 'push');
            expect(wins, `${key} ${word} ${JSON.stringify(draw)}`).toBe(wordOf(draw) === word);
          }
        }
      }),
      { ...bounds, numRuns: 60 },
    );
  });

  test('every family with a credit board has tracks with bets, jackpot lotteries have no tracks', () => {
    const counts = Object.fromEntries(families.map((family) => [family, tracksOf(family).length]));
    expect(counts).toMatchObject({
      ssc: 13,
      d3: 9,
      x5: 13,
      pk10: 27,
      k3: 2,
      pc28: 9,
      kl8: 4,
      kl10: 22,
      lhc: 17,
    });
    expect(counts).toMatchObject({ ssq: 0, powerball: 0 });
  });
});

describe('runs and roads', () => {
  test('a road contains every draw, no column exceeds six, adjacent columns differ unless the first is full', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('big', 'small', 'tie'), { maxLength: 80 }), (words) => {
        const road = roadOf(words);
        expect(road.flatMap(({ word, length }) => new Array<string>(length).fill(word))).toEqual(words);
        expect(road.every(({ length }) => length >= 1 && length <= 6)).toBe(true);
        for (const [index, column] of road.entries()) {
          const next = road[index + 1];
          if (next?.word === column.word) expect(column.length).toBe(6);
        }
        expect(runsOf(words).reduce((sum, { length }) => sum + length, 0)).toBe(words.length);
      }),
      bounds,
    );
  });

  test('the newest run and the counts', () => {
    const words = ['small', 'big', 'tie', 'big', 'big'];
    expect(currentRun(words)).toEqual({ word: 'big', length: 2 });
    expect(currentRun([])).toBeUndefined();
    expect(countsOf(words)).toEqual({ small: 1, big: 3, tie: 1 });
  });
});

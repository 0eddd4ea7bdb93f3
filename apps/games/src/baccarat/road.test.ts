import { describe, expect, test } from 'vitest';
import { bigRoad, countsOf, newestColumns, type Winner } from './road.ts';

const words: Readonly<Record<string, Winner>> = { P: 'player', B: 'banker', T: 'tie' };
const rounds = (text: string): Winner[] => [...text].map((letter) => words[letter]!);
/** `B0,0` = banker at column 0, row 0; a number after it counts ties. */
const drawn = (text: string) =>
  bigRoad(rounds(text)).map(
    ({ winner, column, row, ties }) => `${winner[0]!.toUpperCase()}${column},${row}${ties ? `+${ties}` : ''}`,
  );

describe('big road', () => {
  test.each([
    ['', []],
    ['BBP', ['B0,0', 'B0,1', 'P1,0']],
    ['BTTP', ['B0,0+2', 'P1,0']],
    ['TBP', ['B0,0+1', 'P1,0']],
    ['BTB', ['B0,0+1', 'B0,1']],
  ])('%s is placed as %j', (text, places) => {
    expect(drawn(text)).toEqual(places);
  });

  test('a run of eight turns right at the last row and stays there', () => {
    expect(drawn('BBBBBBBB').slice(5)).toEqual(['B0,5', 'B1,5', 'B2,5']);
  });

  test('a run that meets the tail of another turns right above it and stays in that row', () => {
    // Banker's tail occupies row 5 of columns 1 and 2; the player's run stops at row 4 and continues to the right.
    expect(drawn('BBBBBBBBPPPPPPPP').slice(8)).toEqual([
      'P1,0',
      'P1,1',
      'P1,2',
      'P1,3',
      'P1,4',
      'P2,4',
      'P3,4',
      'P4,4',
    ]);
  });

  test('no two results share a place, and none is lost', () => {
    const text = 'BBBBBBBBPPPPPPPPPBBBBBBBBBBTPPBPBPBPBBBBBBPPPPPPPTT';
    const places = bigRoad(rounds(text));
    expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(places.length);
    const { player, banker, tie } = countsOf(rounds(text));
    expect(places.length).toBe(player + banker);
    expect(places.reduce((sum, { ties }) => sum + ties, 0)).toBe(tie);
  });

  test('the newest columns start at column 0', () => {
    const places = newestColumns(bigRoad(rounds('BPBPBP')), 2);
    expect(places.map(({ winner, column }) => [winner, column])).toEqual([
      ['banker', 0],
      ['player', 1],
    ]);
  });
});

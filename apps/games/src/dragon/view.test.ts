import { dragonWins } from '@tessera/games';
import { expect, test } from 'vitest';
import { marksOf } from './view.ts';

test('marks the symbols and wilds of a win, on its reels only, and gongs that award free spins', () => {
  const grid = [
    ['coin', 'gong', 'coin'],
    ['wild', 'fan', 'wave'],
    ['coin', 'gong', 'lantern'],
    ['pearl', 'wild', 'gong'],
    ['wave', 'fan', 'bamboo'],
  ] as const;
  const wins = dragonWins(grid);
  expect(wins).toEqual([{ symbol: 'coin', count: 4, ways: 2, factor: 150 }]);
  const spin = { grid, wins, free: false, factor: 150 };
  const marked = new Set(marksOf(spin).cells.map(String));
  expect(marked).toEqual(new Set(['0,0', '0,1', '0,2', '1,0', '2,0', '2,1', '3,1', '3,2']));
  expect(marksOf({ ...spin, free: true }).cells).toHaveLength(5);
});

import { PLINKO_ROWS } from '@tessera/games';
import { expect, test } from 'vitest';
import { ballAt, layoutFor, pinAt, slotAt } from './layout.ts';

const sizes = [
  { width: 390, height: 290 },
  { width: 1_080, height: 700 },
];

test('a ball ends above the slot of its path, for every path', () => {
  for (let path = 0; path < 256; path += 1) {
    const turns = Array.from({ length: 8 }, (_, row) => (path >> row) & 1);
    const layout = layoutFor(sizes[0]!, 8);
    const slot = turns.reduce((sum, turn) => sum + turn, 0);
    expect(ballAt(layout, turns, 9).x).toBeCloseTo(slotAt(layout, slot), 6);
  }
});

test('a ball hits one pin per row and never leaves the board', () => {
  const layout = layoutFor(sizes[1]!, 12);
  const turns = [1, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 1];
  let right = 0;
  for (const [row, turn] of turns.entries()) {
    expect(ballAt(layout, turns, row + 1).x).toBeCloseTo(pinAt(layout, row, right + 1).x, 6);
    right += turn;
  }
});

test.each(sizes)('every board fits a box of $width by $height', (size) => {
  for (let rows = PLINKO_ROWS.min; rows <= PLINKO_ROWS.max; rows += 1) {
    const layout = layoutFor(size, rows);
    expect(slotAt(layout, 0) - layout.across / 2).toBeGreaterThanOrEqual(0);
    expect(pinAt(layout, rows - 1, 0).x).toBeGreaterThanOrEqual(0);
    expect(layout.slotTop + layout.slotHeight).toBeLessThanOrEqual(size.height);
  }
});

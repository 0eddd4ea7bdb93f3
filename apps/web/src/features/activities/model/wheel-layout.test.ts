import { expect, test } from 'vitest';
import { HUB, type Piece, piecesOf, RIM, restAt, wayTo } from './wheel-layout.ts';

const areaOf = ({ from, to, inner, outer }: Piece) => (to - from) * (outer ** 2 - inner ** 2);

test.each([2, 10, 37, 200, 1_000])('%i tiles fill the wheel, each with about the same area', (size) => {
  const pieces = piecesOf(size);
  expect(pieces).toHaveLength(size);
  expect(pieces.reduce((sum, piece) => sum + areaOf(piece), 0)).toBeCloseTo(RIM ** 2 - HUB ** 2);
  const areas = pieces.map(areaOf);
  expect(Math.max(...areas) / Math.min(...areas)).toBeLessThan(1.15);
});

test('a ring has no gap, and the outermost starts at the top', () => {
  const pieces = piecesOf(200);
  const rings = Map.groupBy(pieces, ({ outer }) => outer);
  expect(rings.size).toBe(5);
  expect(pieces[0]?.from).toBe(0);
  for (const ring of rings.values()) {
    expect(ring.at(-1)!.to - ring[0]!.from).toBeCloseTo(1);
    expect(ring.slice(1).every((piece, at) => piece.from === ring[at]?.to)).toBe(true);
  }
});

test('the wheel only turns forward, and stops with the middle of the tile at the top', () => {
  const piece = { from: 0.25, to: 0.35, inner: 80, outer: 100 };
  expect(restAt(piece)).toBeCloseTo(0.7);
  expect(wayTo(0.7, 0.5)).toBeCloseTo(0.2);
  expect(wayTo(0.7, 0.9)).toBeCloseTo(0.8);
  expect(wayTo(0.7, 3.9)).toBeCloseTo(0.8);
});

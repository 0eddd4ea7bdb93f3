import type { Hundredths } from './game.ts';

export const PLINKO_RISKS = ['low', 'medium', 'high'] as const;
export type PlinkoRisk = (typeof PLINKO_RISKS)[number];

/**
 * Factor of each slot, by risk and rows (8 to 16), from the left edge to the middle; the right half mirrors it. Chosen
 * so that every board returns 96.5 % to 97.5 % of the stakes.
 */
const HALVES: Readonly<Record<PlinkoRisk, readonly (readonly Hundredths[])[]>> = {
  low: [
    [500, 300, 150, 70, 40],
    [600, 350, 200, 90, 50],
    [800, 450, 250, 130, 60, 40],
    [900, 500, 250, 150, 80, 60],
    [1000, 700, 450, 250, 110, 40, 40],
    [1200, 650, 400, 200, 130, 80, 60],
    [1400, 950, 600, 350, 200, 80, 50, 50],
    [1500, 800, 450, 300, 180, 120, 80, 60],
    [1600, 1200, 950, 650, 400, 150, 50, 50, 50],
  ],
  medium: [
    [1200, 350, 130, 60, 40],
    [1800, 550, 200, 70, 40],
    [2200, 750, 250, 110, 50, 40],
    [2600, 1100, 400, 140, 50, 50],
    [3300, 1300, 500, 200, 100, 50, 30],
    [4300, 1900, 800, 350, 120, 40, 40],
    [5800, 2100, 800, 350, 160, 90, 50, 40],
    [8800, 4400, 2000, 850, 250, 40, 40, 40],
    [11000, 4400, 1800, 800, 350, 150, 70, 40, 20],
  ],
  high: [
    [2800, 450, 110, 40, 20],
    [4200, 750, 150, 40, 40],
    [7500, 1700, 300, 40, 20, 20],
    [12000, 1800, 350, 100, 40, 40],
    [17000, 3700, 800, 180, 40, 20, 20],
    [26000, 5700, 1300, 300, 70, 20, 20],
    [42000, 7600, 1600, 400, 130, 50, 30, 20],
    [60000, 8900, 1800, 500, 170, 80, 50, 40],
    [100000, 21000, 4500, 1100, 250, 80, 30, 30, 30],
  ],
};

/** Factor of each slot of a board, left to right: rows + 1 values. */
export function plinkoPays(risk: PlinkoRisk, rows: number): readonly Hundredths[] {
  const half = HALVES[risk][rows - 8];
  if (!half) throw new RangeError('plinko has 8 to 16 rows');
  return [...half, ...half.slice(0, (rows + 1) >> 1).reverse()];
}

import { DRAGON_FREE, type DragonOutcome, type DragonSpin } from '@tessera/games';
import type { Marks } from '../reels/index.ts';

/** Marked cells of a spin: the symbols and wilds of every win, and the gongs when they award free spins. */
export function marksOf({ grid, wins, free }: DragonSpin): Pick<Marks, 'cells' | 'lines'> {
  const gongs = grid.filter((reel) => reel.includes('gong')).length;
  const cells = grid.flatMap((faces, reel) =>
    faces.flatMap((face, row) => {
      const paid = wins.some(({ symbol, count }) => reel < count && (face === symbol || face === 'wild'));
      const gave = face === 'gong' && !free && gongs >= DRAGON_FREE.gongs;
      return paid || gave ? [[reel, row] as const] : [];
    }),
  );
  return { cells, lines: [] };
}

/** Total payout of the free spins of a round, hundredths of the stake. */
export const freeFactor = ({ spins }: DragonOutcome): number =>
  spins.reduce((sum, spin) => sum + (spin.free ? spin.factor : 0), 0);

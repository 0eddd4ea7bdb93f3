import type { Hundredths } from './game.ts';
import type { Strip } from './reels.ts';

/** Paying symbols, highest payout first. */
export const DRAGON_SYMBOLS = ['dragon', 'pearl', 'lantern', 'coin', 'fan', 'bamboo', 'wave'] as const;
export type DragonSymbol = (typeof DRAGON_SYMBOLS)[number];

/** `wild` substitutes any paying symbol; three `gong` award free spins. */
export type DragonFace = DragonSymbol | 'wild' | 'gong';

/** Payout per way for three, four and five reels from the left, as factors on the stake. */
export const DRAGON_PAYS: Readonly<Record<DragonSymbol, readonly [Hundredths, Hundredths, Hundredths]>> = {
  dragon: [150, 500, 2500],
  pearl: [80, 250, 1000],
  lantern: [50, 150, 500],
  coin: [25, 75, 250],
  fan: [20, 60, 180],
  bamboo: [15, 50, 150],
  wave: [10, 35, 100],
};

const [D, P, L, C, F, B, V] = DRAGON_SYMBOLS;
const W = 'wild';
const G = 'gong';

/** Five reels of 30 stops, with wilds on the middle three and one gong on each reel. */
export const DRAGON_STRIPS: readonly Strip<DragonFace>[] = [
  [F, D, V, C, B, L, F, P, L, V, F, C, B, C, L, V, B, V, B, V, P, F, C, G, L, P, F, C, B, D],
  [D, V, C, L, B, P, C, G, V, B, F, P, D, F, B, C, B, L, F, L, C, W, V, F, V, F, V, L, P, B],
  [F, W, C, F, B, G, C, B, L, B, V, C, D, V, D, B, V, L, F, C, F, C, V, B, L, P, L, P, V, P],
  [B, V, B, V, L, F, B, P, C, W, P, B, F, L, F, C, L, C, V, G, V, P, D, F, L, V, C, D, C, F],
  [L, B, C, F, P, V, F, B, C, L, C, L, V, L, V, C, F, B, D, P, C, B, V, P, D, F, G, F, V, B],
];

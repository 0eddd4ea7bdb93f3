import type { Rates } from '../water-rates/index.ts';

/** The rate of a kind of product at a level, in ppm. */
export const rateOf = (rates: Rates, kind: 'lottery' | 'platform', level: number): number =>
  rates[kind][level - 1]!;

/** The highest rate of platforms: what the edge of one has to leave room for. */
export const platformMax = ({ platform }: Rates): number => platform.at(-1)!;

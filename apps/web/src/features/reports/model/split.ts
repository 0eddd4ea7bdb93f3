import { percentText } from '../../../components/reward-figures/index.ts';

/** Where each part of a stake goes, in ppm of it. */
export interface Split {
  readonly payout: number;
  /** To the side of the member, as rebate and commission. */
  readonly below: number;
  readonly mine: number;
  /** The rest: cost of the platform, other rewards and the uplines. */
  readonly rest: number;
}

/** Splits a stake: average payout, the rate below, the difference that is the agent's, and what is left. */
export function splitOf(returnPpm: number, belowPpm: number, minePpm: number): Split {
  return {
    payout: returnPpm,
    below: belowPpm,
    mine: minePpm,
    rest: 1_000_000 - returnPpm - belowPpm - minePpm,
  };
}

/** Ppm as the part of 100: `975000` is `97.50`, `8000` is `0.80`, `125` is `0.0125`. */
export const ofHundred = (ppm: number): string => percentText(ppm).replace('%', '');

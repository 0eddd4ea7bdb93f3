import { percentText } from '../../../components/reward-figures/index.ts';

/** Where each part of a stake goes on average, in ppm of it. */
export interface Split {
  /** Paid back. The rebate of who bets is part of it: a higher rebate lowers the odds by as much. */
  readonly back: number;
  /** The difference of rates that the agent earns. */
  readonly mine: number;
  /** The rest: other agents of the chain, cashback and other rewards, and the platform. */
  readonly rest: number;
}

/** Splits a stake by the average return and the agent's difference of rates. */
export const splitOf = (returnPpm: number, minePpm: number): Split => ({
  back: returnPpm,
  mine: minePpm,
  rest: 1_000_000 - returnPpm - minePpm,
});

/** Ppm as the part of 100: `975000` is `97.50`, `8000` is `0.80`, `125` is `0.0125`. */
export const ofHundred = (ppm: number): string => percentText(ppm).replace('%', '');

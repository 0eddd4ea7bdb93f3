import { type Amount, amountOf } from '@tessera/protocol/money';

/** Where 100 of qualifying stake of a member go, in amounts. */
export interface Split {
  /** The most rebate that the member may take; it is part of `back`. */
  readonly theirs: Amount;
  /** What the agent earns. */
  readonly mine: Amount;
  /** Paid back on average, rebate included: a higher rebate lowers the odds by as much. */
  readonly back: Amount;
  /** The rest: the agent's uplines and the platform. */
  readonly rest: Amount;
}

const HUNDRED_PPM = 1_000_000;

/** A stake of 100. */
export const HUNDRED: Amount = amountOf(BigInt(HUNDRED_PPM));

/** Parts of 100 staked by a member with the rate `theirs`, under an agent with `own`; all in ppm, `theirs` at most `own`. */
export function splitOf(theirs: number, own: number, returned: number): Split {
  const mine = own - theirs;
  return {
    theirs: ofHundred(theirs),
    mine: ofHundred(mine),
    back: ofHundred(returned),
    rest: ofHundred(HUNDRED_PPM - returned - mine),
  };
}

/** Parts per million of 100: one part is 0.0001, the smallest unit of an amount. */
const ofHundred = (ppm: number): Amount => amountOf(BigInt(ppm));

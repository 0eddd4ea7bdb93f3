import type { Amount } from '@tessera/protocol';

/** A time range, ms: `from` included, `to` excluded. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** One movement of money in the records of one side. `amount` is signed, positive towards us. */
export interface BookLine {
  readonly ref: string;
  readonly kind: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly at: number;
}

/** One difference between ledger and statement. Amounts are text, null on the side without the movement. */
export interface Difference {
  readonly ref: string;
  readonly kind: string;
  readonly problem: 'missing_here' | 'missing_there' | 'differs' | 'balance' | 'review';
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly currency: string;
}

/** A difference with the time of its movement, ms; absent for what is no single movement, such as a balance. */
export interface DatedDifference extends Difference {
  readonly at?: number;
}

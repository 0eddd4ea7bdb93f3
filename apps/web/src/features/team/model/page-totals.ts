import { type Amount, sumAmounts } from '@tessera/protocol/money';
import { units } from '../../../components/reward-figures/index.ts';

/** A member of a page, as far as it is summed. */
interface Summed {
  readonly all: number;
  readonly stake: string;
  readonly payout: string;
}

/** Sums of the members on one page, exact. */
export function pageTotals(members: readonly Summed[]): { members: number; stake: Amount; payout: Amount } {
  return {
    members: members.reduce((sum, { all }) => sum + all, 0),
    stake: sumAmounts(members.map(({ stake }) => units(stake))),
    payout: sumAmounts(members.map(({ payout }) => units(payout))),
  };
}

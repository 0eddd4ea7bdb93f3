import { ZERO } from '@tessera/protocol/money';
import { useBetting } from '../../betting.tsx';
import { rebateOf } from '../../pick/quote.ts';
import { type Most, mayBeBound } from './joint-bets.ts';
import type { Cost } from './sure-loss.ts';

/** The most that the current selection returns, and what it costs; zero while it is incomplete. */
export function useSelectionMost(): { readonly most: Most; readonly cost: Cost } {
  const { quote, item, terms } = useBetting();
  const stake = quote?.stake ?? ZERO;
  return {
    most: { amount: quote?.maxWin ?? ZERO, exact: !mayBeBound(item.id, quote?.lines ?? 0) },
    cost: { stake, rebate: rebateOf(stake, terms.rebatePpm) },
  };
}

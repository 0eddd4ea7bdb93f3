import { ZERO } from '@tessera/protocol/money';
import { useMemo } from 'react';
import { useBetting } from '../../betting.tsx';
import { rebateOf } from '../../pick/quote.ts';
import { type Most, mayBeBound } from './joint-bets.ts';
import type { Cost } from './sure-loss.ts';
import { useMost } from './use-most.ts';

/**
 * The most that the current selection returns, and what it costs; zero while it is incomplete. The lines of a ticket are bets of
 * their own: what they return together is computed, and `undefined` until then.
 */
export function useSelectionMost(): { readonly most: Most | undefined; readonly cost: Cost } {
  const { quote, item, terms, ticket, makeLines } = useBetting();
  const isTicket = ticket.lines.length > 1;
  const lines = useMemo(() => (isTicket ? makeLines() : []), [isTicket, makeLines]);
  const together = useMost(lines);
  const stake = quote?.stake ?? ZERO;
  const alone: Most = {
    amount: quote?.maxWin ?? ZERO,
    exact: !mayBeBound(item.id, quote?.lines ?? 0),
  };
  return {
    most: lines.length > 1 ? together : alone,
    cost: { stake, rebate: rebateOf(stake, terms.rebatePpm) },
  };
}

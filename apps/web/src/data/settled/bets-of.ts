import type { BetSettled } from '@tessera/protocol/events';
import type { Params } from '../../platform/navigation/index.ts';

/**
 * Parameters of the page of bets for a settled draw: the bet, if only one won or `betId` names it, otherwise the bets of the
 * lottery with this outcome.
 */
export function betsOf({
  settled: { lottery_id, won },
  betId,
}: {
  settled: BetSettled;
  betId?: number | undefined;
}): Params {
  const [only, ...others] = won;
  const shown = betId ?? (others.length === 0 ? only?.bet_id : undefined);
  if (shown !== undefined) return { bet: String(shown) };
  return { lottery: lottery_id, state: won.length > 0 ? 'won' : 'lost' };
}

import { type BetPage, betPageFromWire } from '@tessera/protocol/inward';
import { call } from '../../../platform/http/index.ts';
import type { Bet } from '../model/bet.ts';
import { askFor, type BetFilter } from '../model/bet-filter.ts';

/** Bets per call. */
const PAGE = 100;
/** Maximum number of bets in one file. */
const BETS_MAX = 5_000;

/** All bets that match the filter, newest first, up to the limit of one file. */
export async function everyBet(filter: BetFilter, zone: string): Promise<readonly Bet[]> {
  const bets: Bet[] = [];
  let before: string | null = '';
  do {
    const ask = { ...askFor(filter, zone), limit: PAGE, ...(before && { before }) };
    const page: BetPage = betPageFromWire(await call('POST /api/record/bet', ask));
    bets.push(...page.items);
    before = page.next;
  } while (before !== null && bets.length < BETS_MAX);
  return bets;
}

import type { BetSettled } from '@tessera/protocol/events';
import { knownDraws } from '../../../data/draws/index.ts';
import { rulesOf } from '../../../data/rules/index.ts';
import { isGain, winEffectOf } from '../../../data/settled/index.ts';
import { queryClient } from '../../../platform/query/index.ts';
import type { LotteryInfo } from '../betting.tsx';
import { recentBetsOptions } from '../slip/recent-bets-query.ts';
import type { Outcome } from './outcomes.ts';

/** What the bets of a settled draw add to its outcome: the bet to open and, for a real gain, where they hit. */
export async function detailsOf(
  lottery: LotteryInfo,
  settled: BetSettled,
): Promise<Pick<Outcome, 'betId' | 'hits'>> {
  const { items } = await queryClient.fetchQuery(recentBetsOptions(lottery.id));
  const own = items.filter(({ issue }) => issue === settled.issue);
  const wonIds = new Set(settled.won.map(({ bet_id }) => bet_id));
  const won = own.filter(({ id, content_cut }) => wonIds.has(id) && !content_cut);
  const last = knownDraws(lottery.id)?.last;
  const result = isGain(winEffectOf(settled)) && last?.issue === settled.issue ? last.result : undefined;
  return {
    betId: settled.bets === 1 ? own[0]?.id : undefined,
    // Only a gain needs the rules of winning: numbers are shown without them.
    hits: result
      ? (await import('./hits.ts')).hitsOf(won, result, (play) => rulesOf(play, lottery.house))
      : undefined,
  };
}

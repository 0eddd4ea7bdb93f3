import type { BetSettled } from '@tessera/protocol/events';
import { refreshBalance } from '../../data/session/index.ts';
import { pageOf } from '../../data/settled/index.ts';
import { ignoreFailure } from '../../platform/http/index.ts';
import { markStale } from '../../platform/query/index.ts';

/** Shows the outcome of the player's bets in a draw on the betting page of its lottery; other pages get an event of the notification centre. */
export function showSettled(settled: BetSettled): void {
  void ignoreFailure('balance', refreshBalance('win'));
  markStale(['recent-bets', settled.lottery_id]);
  pageOf(settled.lottery_id)?.(settled);
}

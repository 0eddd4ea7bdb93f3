import type { Bet } from '@tessera/protocol/inward';
import type { Amount } from '@tessera/protocol/money';
import { t } from '../../platform/i18n/index.ts';
import { note } from '../notifications/index.ts';
import { format, list } from '../settings/index.ts';

/** Bets that were placed together on one draw. */
export interface PlacedBets {
  readonly lottery: string;
  readonly issue: string;
  readonly betIds: readonly number[];
  readonly stake: Amount;
}

/** Keeps lottery, draw and amount of placed bets in the notification centre. */
export function notePlaced({ lottery, issue, betIds, stake }: PlacedBets): void {
  const [only, ...others] = betIds;
  const isOne = only !== undefined && others.length === 0;
  const amount = format().money(stake);
  note(
    {
      kind: 'bet',
      text: t('note_placed', { ...drawOf(lottery, issue), n: betIds.length, amount }),
      to: { name: 'record-bet', params: isOne ? { bet: String(only) } : { lottery, state: 'accepted' } },
    },
    'read',
  );
}

/** Keeps a cancelled bet in the notification centre. */
export function noteCancelled(bet: Pick<Bet, 'id' | 'lottery_id' | 'issue' | 'stake'>): void {
  const text = t('note_cancelled', {
    ...drawOf(bet.lottery_id, bet.issue),
    amount: format().money(bet.stake),
  });
  note({ kind: 'bet', text, to: { name: 'record-bet', params: { bet: String(bet.id) } } }, 'read');
}

/** Keeps a started chase in the notification centre. */
export function noteChase(lottery: string, issues: number): void {
  const { name } = drawOf(lottery, '');
  const text = t('note_chase', { name, n: issues });
  note({ kind: 'bet', text, to: { name: 'record-bet', params: { tab: 'chase' } } }, 'read');
}

/** The end of an issue, as other pages print it. */
const END_OF_ISSUE = /[^-]{1,5}$/;

function drawOf(lotteryId: string, issue: string): { name: string; issue: string } {
  const lottery = list('LOTTERY_LIST')?.find(({ id }) => id === lotteryId);
  return {
    name: lottery ? format().name(lottery.name) : lotteryId,
    issue: END_OF_ISSUE.exec(issue)?.[0] ?? issue,
  };
}

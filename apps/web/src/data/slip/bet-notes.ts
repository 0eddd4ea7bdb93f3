import type { Bet } from '@tessera/protocol/inward';
import type { Amount } from '@tessera/protocol/money';
import { t } from '../../platform/i18n/index.ts';
import { shortIssue } from '../draws/index.ts';
import { note } from '../notifications/index.ts';
import { format, lotteryText } from '../settings/index.ts';

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
  const text = t('note_chase', { name: lotteryText(lottery), n: issues });
  note({ kind: 'bet', text, to: { name: 'record-bet', params: { tab: 'chase' } } }, 'read');
}

function drawOf(lottery: string, issue: string): { name: string; issue: string } {
  return { name: lotteryText(lottery), issue: shortIssue(issue) };
}

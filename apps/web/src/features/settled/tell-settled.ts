import type { BetSettled } from '@tessera/protocol/events';
import { shortIssue } from '../../data/draws/short-issue.ts';
import { note } from '../../data/notifications/index.ts';
import { refreshBalance } from '../../data/session/index.ts';
import { buzz, format, lotteryText, play, prefs } from '../../data/settings/index.ts';
import { betsOf, pageOf, type WinEffect, winEffectOf } from '../../data/settled/index.ts';
import { toast } from '../../platform/feedback/index.ts';
import { ignoreFailure } from '../../platform/http/index.ts';
import { t } from '../../platform/i18n/index.ts';
import { push } from '../../platform/navigation/index.ts';
import { markStale } from '../../platform/query/index.ts';
import { tellingOf } from './model/telling.ts';

/** Long enough to follow its link, ms. */
const STAY_MS = 6_000;

/** Shows once, on any page, the outcome of the player's bets in a draw; only a real gain is celebrated. */
export function tellSettled(settled: BetSettled): void {
  void ignoreFailure('balance', refreshBalance('win'));
  markStale(['recent-bets', settled.lottery_id]);
  const effect = winEffectOf(settled);
  const showOnPage = pageOf(settled.lottery_id);
  const { place, sound } = tellingOf(effect.kind, prefs().alert.win, showOnPage !== undefined);
  const text = textOf(settled, effect);
  const params = betsOf({ settled });
  note({ kind: 'bet', text, to: { name: 'record-bet', params } }, place === 'page' ? 'read' : 'unread');
  if (place === 'page') {
    showOnPage?.(settled);
    return;
  }
  if (sound) play({ name: 'win', big: sound === 'big' });
  if (place !== 'toast') return;
  buzz('win');
  toast(text, {
    type: 'success',
    durationMs: STAY_MS,
    action: { label: t('bet_see'), onPress: () => void push('record-bet', params) },
  });
}

function textOf(settled: BetSettled, effect: WinEffect): string {
  const { money } = format();
  const draw = { name: lotteryText(settled.lottery_id), issue: shortIssue(settled.issue) };
  switch (effect.kind) {
    case 'nothing':
      return t('bet_lost', { ...draw, stake: money(settled.stake) });
    case 'returned':
      return t('return_not_win', { ...draw, amount: money(effect.payout), stake: money(effect.stake) });
    default:
      return t('bet_won', { ...draw, amount: money(effect.gain, { signed: true }) });
  }
}

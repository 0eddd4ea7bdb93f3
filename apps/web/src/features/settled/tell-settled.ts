import type { BetSettled } from '@tessera/protocol/events';
import { shortIssue } from '../../components/draw-result/short-issue.ts';
import { noteQuietly } from '../../data/notifications/index.ts';
import { refreshBalance } from '../../data/session/index.ts';
import { buzz, type Format, format, list, play, prefs } from '../../data/settings/index.ts';
import { cardOf, type WinEffect, winEffectOf } from '../../data/settled/index.ts';
import { toast } from '../../platform/feedback/index.ts';
import { ignoreFailure } from '../../platform/http/index.ts';
import { t } from '../../platform/i18n/index.ts';
import { push } from '../../platform/navigation/index.ts';
import { markStale } from '../../platform/query/index.ts';
import { tellingOf } from './model/telling.ts';

/** Long enough to follow its link, ms. */
const LARGE_STAY_MS = 6_000;

/** Shows once, on any page, the outcome of the player's bets in a draw; only a real gain is celebrated. */
export function tellSettled(settled: BetSettled): void {
  void ignoreFailure('balance', refreshBalance('win'));
  markStale(['recent-bets', settled.lottery_id]);
  const effect = winEffectOf(settled);
  const showCard = cardOf(settled.lottery_id);
  const { place, sound } = tellingOf(effect.kind, prefs().alert.win, showCard !== undefined);
  const text = textOf(settled, effect, format());
  if (sound) play({ name: 'win', big: sound === 'big' });
  if (sound && place !== 'centre') buzz('win');
  if (place === 'toast') {
    toast(text, {
      type: sound ? 'success' : 'info',
      ...(sound === 'big' && {
        durationMs: LARGE_STAY_MS,
        action: { label: t('bet_see'), onPress: () => void push('record-bet', { state: 'won' }) },
      }),
    });
    return;
  }
  // The notification centre stores toasts by itself.
  noteQuietly(text, sound ? 'success' : 'info');
  if (place === 'dialog') showCard?.(settled);
}

function textOf(settled: BetSettled, effect: WinEffect, { money, lottery: lotteryText }: Format): string {
  const lottery = list('LOTTERY_LIST')?.find(({ id }) => id === settled.lottery_id);
  const draw = {
    name: lottery ? lotteryText(lottery) : settled.lottery_id,
    issue: shortIssue(settled.issue),
  };
  switch (effect.kind) {
    case 'nothing':
      return t('bet_lost', { ...draw, stake: money(settled.stake) });
    case 'returned':
      return t('return_not_win', { ...draw, amount: money(effect.payout), stake: money(effect.stake) });
    default:
      return t('bet_won', { ...draw, amount: money(effect.gain, { signed: true }) });
  }
}

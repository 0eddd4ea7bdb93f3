import type { BetSettled } from '@tessera/protocol/events';
import { lazy, Suspense, useState } from 'react';
import { toast } from '../../../../platform/feedback/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { markStale } from '../../../../platform/query/index.ts';
import { useSocketEvent } from '../../../../platform/socket/index.ts';
import { playSound } from '../../../../platform/sound/index.ts';
import { refreshBalance } from '../../../session/index.ts';
import { buzz, prefs, useFormat } from '../../../settings/index.ts';
import { winEffectOf } from '../../model/win-effect.ts';
import { useBettingPage } from '../../state/betting.tsx';

const WinDialog = lazy(async () => ({ default: (await import('./win-dialog.tsx')).WinDialog }));

/** Tells what the player's bets of a draw came to; a real gain alone is celebrated (`design.md` 7.1). */
export function WinEffects() {
  const t = useT();
  const format = useFormat();
  const { lottery } = useBettingPage();
  const [won, setWon] = useState<BetSettled | null>(null);
  useSocketEvent('bet:settled', (settled) => {
    if (settled.lottery_id !== lottery.id) return;
    void refreshBalance();
    markStale(['recent-bets', lottery.id]);
    const effect = winEffectOf(settled);
    const { sound, alert } = prefs();
    if (effect.kind === 'returned') {
      toast(t('return_not_win', { amount: format.money(effect.payout), stake: format.money(effect.stake) }));
    }
    if (effect.kind !== 'toast' && effect.kind !== 'dialog') return;
    if (sound.win) playSound({ name: 'win', big: effect.kind === 'dialog' });
    if (!alert.win) return;
    buzz('win');
    if (effect.kind === 'toast') {
      toast(t('bet_won', { amount: format.money(effect.gain, { signed: true }) }), { type: 'success' });
    } else setWon(settled);
  });
  return <Suspense>{won && <WinDialog settled={won} onClose={() => setWon(null)} />}</Suspense>;
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { betPrefs } from '../../../../data/bet-prefs/index.ts';
import { useDraws } from '../../../../data/draws/index.ts';
import { shortIssue } from '../../../../data/draws/short-issue.ts';
import { confirm } from '../../../../platform/feedback/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { changeSlip } from '../../slip/slip-store.ts';

/** When a new draw goes on sale, keeps the slip for it, clears it, or asks the player once. Never places a bet. */
export function useRollOver(): void {
  const t = useT();
  const { lottery, owner } = useBettingPage();
  const draw = useDraws(lottery.id)?.current;
  const latest = useRef<number | undefined>(undefined);
  const isAsking = useRef(false);
  const rollTo = useEffectEvent(async (next: string) => {
    const { slip } = owner.store.getState();
    if (slip.lines.length === 0 || slip.pending !== null) return;
    const { rollOver } = betPrefs();
    if (rollOver === 'follow' || isAsking.current) return;
    isAsking.current = true;
    // Clearing needs an explicit confirmation: if the question is dismissed or cannot be shown, the slip is kept.
    const drop =
      rollOver === 'clear' ||
      (await confirm({
        message: t('bet_roll_question', { issue: shortIssue(next), n: slip.lines.length }),
        confirmText: t('bet_roll_drop'),
        cancelText: t('bet_roll_keep'),
        danger: true,
      }));
    isAsking.current = false;
    if (drop) changeSlip(owner.store, { type: 'clear' });
  });
  useEffect(() => {
    if (!draw) return;
    const known = latest.current;
    // An answer that was sent before the draw opened may show the earlier one again for a moment.
    if (known !== undefined && draw.id <= known) return;
    latest.current = draw.id;
    if (known !== undefined) void rollTo(draw.issue);
  }, [draw]);
}

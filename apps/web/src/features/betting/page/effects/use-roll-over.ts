import { useEffect, useEffectEvent, useRef } from 'react';
import { betPrefs } from '../../../../data/bet-prefs/index.ts';
import { useDraws } from '../../../../data/draws/index.ts';
import { shortIssue } from '../../../../data/draws/short-issue.ts';
import { confirm } from '../../../../platform/feedback/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { changeSlip } from '../../slip/slip-store.ts';

/** When a new draw goes on sale, keeps the slip for it, clears it, or asks the player. Never places a bet. */
export function useRollOver(): void {
  const t = useT();
  const { lottery, owner } = useBettingPage();
  const issue = useDraws(lottery.id)?.current?.issue;
  const before = useRef<string | undefined>(undefined);
  const rollTo = useEffectEvent(async (next: string) => {
    const { slip } = owner.store.getState();
    if (slip.lines.length === 0 || slip.pending !== null) return;
    const { rollOver } = betPrefs();
    if (rollOver === 'follow') return;
    // Clearing needs an explicit confirmation: if the question is dismissed or cannot be shown, the slip is kept.
    const drop =
      rollOver === 'clear' ||
      (await confirm({
        message: t('bet_roll_question', { issue: shortIssue(next), n: slip.lines.length }),
        confirmText: t('bet_roll_drop'),
        cancelText: t('bet_roll_keep'),
        danger: true,
      }));
    if (drop) changeSlip(owner.store, { type: 'clear' });
  });
  useEffect(() => {
    if (issue === undefined) return;
    const known = before.current;
    before.current = issue;
    if (known !== undefined && known !== issue) void rollTo(issue);
  }, [issue]);
}

import { useProposal } from '../../parts/proposal.tsx';
import { type TextKey, useT } from '../../platform/i18n.ts';
import { FormPanel } from './form-panel.tsx';
import type { Lottery } from './lottery-data.ts';

const names = {
  'lottery.suspend': 'lottery_suspend',
  'lottery.resume': 'lottery_resume',
  'lottery.enable': 'lottery_enable',
  'lottery.disable': 'lottery_disable',
} as const satisfies Readonly<Record<string, TextKey>>;

/** Acts that need no value. */
export type SwitchAction = keyof typeof names;

/** Suspends or resumes a lottery, or puts it on or off sale. */
export function LotterySwitch({
  lottery,
  action,
  onBack,
}: {
  lottery: Lottery;
  action: SwitchAction;
  onBack: () => void;
}) {
  const t = useT();
  const proposal = useProposal({
    action,
    target: lottery.id,
    payload: {},
    button: names[action],
    danger: action === 'lottery.suspend' || action === 'lottery.disable',
    reasonHelp: 'reason_in_log',
    onDone: onBack,
  });
  return (
    <FormPanel lottery={lottery} sub={t(names[action])} proposal={proposal} onBack={onBack}>
      <p className="t2">{t('lottery_suspend_about')}</p>
    </FormPanel>
  );
}

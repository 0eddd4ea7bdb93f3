import { Button } from '@tessera/ui';
import { ArrowLeft } from '@tessera/ui/icons';
import { Panel } from '../../parts/panel.tsx';
import { useProposal } from '../../parts/proposal.tsx';
import { changeParams } from '../../platform/address.ts';
import { amountText } from '../../platform/format.ts';
import { type TextKey, useT } from '../../platform/i18n.ts';
import { Evidence } from './evidence.tsx';
import type { Withdrawal } from './withdrawal-data.ts';

/** What can be decided: `confirmed` and `failed` mark a payout that its provider leaves open. */
export type Decision = 'approve' | 'reject' | 'confirmed' | 'failed';

const BUTTON = {
  approve: 'wd_approve',
  reject: 'wd_reject',
  confirmed: 'wd_mark_confirmed',
  failed: 'wd_mark_failed',
} as const satisfies Readonly<Record<Decision, TextKey>>;

/** Proposes to pay or to mark, or rejects with a reason that the player reads. */
export function WithdrawalProposal({
  withdrawal,
  what,
  onBack,
}: {
  withdrawal: Withdrawal;
  what: Decision;
  onBack: () => void;
}) {
  const t = useT();
  const isMark = what === 'confirmed' || what === 'failed';
  const proposal = useProposal({
    action: isMark ? 'withdrawal.mark' : `withdrawal.${what}`,
    target: String(withdrawal.id),
    payload: isMark ? { outcome: what } : {},
    button: BUTTON[what],
    values: { amount: amountText(withdrawal.amount) },
    danger: what === 'reject' || what === 'failed',
    reasonHelp: what === 'reject' ? 'reason_for_player' : 'reason_in_log',
    onDone: onBack,
  });
  return (
    <Panel
      title={<span className="mono">wd-{withdrawal.id}</span>}
      label={t('withdrawal')}
      sub={`${amountText(withdrawal.amount)} ${withdrawal.currency}`}
      onClose={() => changeParams({ id: '' })}
      foot={proposal.foot}
    >
      <div>
        <Button size="sm" icon={ArrowLeft} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {isMark && <p className="t2">{t('wd_mark_about')}</p>}
      {proposal.body}
      <Evidence withdrawal={withdrawal} />
    </Panel>
  );
}

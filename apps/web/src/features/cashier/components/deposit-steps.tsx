import { useT } from '../../../platform/i18n/index.ts';
import type { Deposit } from '../model/deposit.ts';
import { StepLine } from './step-line.tsx';

/** The three steps of a deposit, with those done; `new` before it is ordered, absent until read. */
export function DepositSteps({ deposit }: { deposit: Deposit | 'new' | undefined }) {
  const t = useT();
  return (
    <StepLine
      label={t('recharge_progress')}
      steps={[t('recharge_step_order'), t('recharge_step_pay'), t('recharge_step_done')]}
      current={stepAt(deposit)}
    />
  );
}

/** Index of the current step; the number of steps once the deposit is credited. */
function stepAt(deposit: Deposit | 'new' | undefined): number {
  if (deposit === 'new') return 0;
  if (deposit?.state === 'credited') return 3;
  return deposit?.state === 'confirming' ? 2 : 1;
}

import { partByForm } from '../../../platform/device/index.ts';
import { ChaseBets } from './chase-bets.tsx';
import styles from './chase-panel.module.css';
import { ChasePlan } from './chase-plan.phone.tsx';
import { RunningChases } from './running-chases.tsx';
import type { ChasePlanProps } from './use-chase.ts';

const Plan = partByForm({ phone: ChasePlan });

export interface ChasePanelProps extends ChasePlanProps {
  /** Back to the slip, to choose other bets. */
  onChange: () => void;
}

/** Beside the plan on desktop: its bets and the running chases. On phones the plan itself is between them. */
export function ChasePanel({ lottery, lines, onChange }: ChasePanelProps) {
  return (
    <div className={styles.root}>
      <ChaseBets lines={lines} onChange={onChange} />
      {lines.length > 0 && <Plan lottery={lottery} lines={lines} />}
      <RunningChases lottery={lottery.id} />
    </div>
  );
}

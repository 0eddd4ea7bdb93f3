import { useId } from 'react';
import { isPhone } from '../../../platform/device/index.ts';
import { ChaseBets } from './chase-bets.tsx';
import { ChaseModes, ChaseWarning } from './chase-modes.tsx';
import styles from './chase-panel.module.css';
import { ChaseRows } from './chase-rows.tsx';
import { ChaseTerms } from './chase-terms.tsx';
import { RunningChases } from './running-chases.tsx';
import { type ChasePlanProps, useChase } from './use-chase.ts';

export interface ChasePanelProps extends ChasePlanProps {
  /** Back to the slip, to choose other bets. */
  onChange: () => void;
}

/** Beside the plan on desktop: its bets and the running chases. On phones the plan itself is between them. */
export function ChasePanel({ lottery, lines, onChange }: ChasePanelProps) {
  return (
    <div className={styles.root}>
      <ChaseBets lines={lines} onChange={onChange} />
      {isPhone && lines.length > 0 && <PhonePlan lottery={lottery} lines={lines} />}
      <RunningChases lottery={lottery.id} />
    </div>
  );
}

function PhonePlan({ lottery, lines }: ChasePlanProps) {
  const id = useId();
  const view = useChase({ lottery, lines });
  return (
    <div>
      <ChaseModes id={id} lottery={lottery.id} view={view} />
      <ChaseTerms lottery={lottery.id} form={view.form} />
      <ChaseWarning view={view} />
      <ChaseRows lottery={lottery.id} view={view} />
    </div>
  );
}

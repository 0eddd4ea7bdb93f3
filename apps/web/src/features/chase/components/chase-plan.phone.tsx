import { useId } from 'react';
import { ChaseModes, ChaseWarning } from './chase-modes.tsx';
import { ChaseRows } from './chase-rows.tsx';
import { ChaseTerms } from './chase-terms.tsx';
import { type ChasePlanProps, useChase } from './use-chase.ts';

/** The plan between its bets and the running chases. */
export function ChasePlan({ lottery, lines }: ChasePlanProps) {
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

import { setChasing } from '../../../../data/chasing/index.ts';
import { newRid } from '../../../../platform/http/index.ts';
import { useBettingPage } from '../../betting.tsx';
import { refusalsOf } from '../../place/place-outcome.ts';
import { ChaseFootSlot, ChasePlanSlot, ChaseSideSlot } from '../../slots.ts';
import { changeSlip } from '../slip-store.ts';
import { useChaseLines } from './use-chase-lines.ts';

/** Desktop: the chase plan, shown instead of the numbers. */
export function ChasePlan() {
  const { lottery } = useBettingPage();
  const { lines } = useChaseLines();
  return <ChasePlanSlot lottery={lottery} lines={lines} onBack={() => setChasing(undefined)} />;
}

/** The lines to chase, and the running chases. */
export function ChaseSide({ onSlip }: { onSlip: () => void }) {
  const { lottery } = useBettingPage();
  const { lines } = useChaseLines();
  return <ChaseSideSlot lottery={lottery} lines={lines} onChange={onSlip} />;
}

/** Totals and the start button, if there is a line; a started chase clears the lines. */
export function ChaseEnd({ onSlip }: { onSlip: () => void }) {
  const { lottery, owner } = useBettingPage();
  const { lines, clear, picked } = useChaseLines();
  if (lines.length === 0) return null;
  // Changed odds are accepted on the slip's lines, as for any bet.
  const showOdds = (data: unknown) => {
    const refusals = refusalsOf(lines, 'odds_changed', data);
    const refused = lines.map((line, index) => {
      const refusal = refusals[index];
      return refusal ? { ...line, refusal } : line;
    });
    if (picked) {
      changeSlip(owner.store, { type: 'add', lines: refused.map((line) => ({ ...line, key: newRid() })) });
      clear();
    } else for (const line of refused) changeSlip(owner.store, { type: 'change', line });
    onSlip();
  };
  return <ChaseFootSlot lottery={lottery} lines={lines} onStarted={clear} onOddsChanged={showOdds} />;
}

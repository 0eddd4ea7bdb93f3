import { ChaseBoard, ChaseFoot, ChasePanel, setChasing } from '../../../chase/index.ts';
import { useBettingPage } from '../../state/betting.tsx';
import { useChaseLines } from './use-chase-lines.ts';

/** Desktop: the plan in the place of the numbers. */
export function ChasePlan() {
  const { lottery } = useBettingPage();
  const { lines } = useChaseLines();
  return <ChaseBoard lottery={lottery} lines={lines} onBack={() => setChasing(undefined)} />;
}

/** What is chased, and the chases that run. */
export function ChaseSide({ onSlip }: { onSlip: () => void }) {
  const { lottery } = useBettingPage();
  const { lines } = useChaseLines();
  return <ChasePanel lottery={lottery} lines={lines} onChange={onSlip} />;
}

/** Sums and the button, once there is a bet; afterwards the bets are used. */
export function ChaseEnd() {
  const { lottery } = useBettingPage();
  const { lines, clear } = useChaseLines();
  return lines.length > 0 && <ChaseFoot lottery={lottery} lines={lines} onStarted={clear} />;
}

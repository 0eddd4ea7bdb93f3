import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import type { Shown } from './draw-phase.ts';
import { DrawSteps } from './draw-steps.tsx';
import { useOutcome } from './outcomes.ts';
import { OwnBets } from './own-bets.tsx';
import { ResultFacts } from './result-facts.tsx';
import styles from './result-side.module.css';
import { SettledStrip } from './settled-strip.tsx';

/** Desktop, beside the balls: the steps of a closed draw and the bets on it, the outcome of the bets, the facts of the result. */
export function ResultSide({ shown, revealing }: { shown: Shown; revealing: boolean }) {
  const t = useT();
  const { lottery } = useBettingPage();
  const outcome = useOutcome(lottery.id);
  if (revealing) return <span className={styles.hint}>{t('bet_reveal_skip')}</span>;
  if (shown.kind === 'drawing') {
    return (
      <div className={styles.stage}>
        <DrawSteps draw={shown.draw} waits={shown.waits} />
        <OwnBets issue={shown.draw.issue} listed />
      </div>
    );
  }
  if (outcome?.stage === 'fresh') return <SettledStrip outcome={outcome} />;
  if (shown.kind !== 'result' || !shown.draw.result) return null;
  return <ResultFacts family={lottery.family} result={shown.draw.result} />;
}

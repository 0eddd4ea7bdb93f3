import { useBettingPage } from '../betting.tsx';
import type { Outcome } from '../draw/outcomes.ts';
import { DrawnBalls } from '../draw/result-balls.tsx';
import { SettledWords } from '../draw/settled-strip.tsx';
import { useHistory } from '../pick/use-history.ts';
import styles from './decided-bets.module.css';

/** What became of the bets just placed: the drawn numbers, ringed where they won, and win, return or loss. */
export function DecidedBets({ outcome }: { outcome: Outcome }) {
  const { lottery } = useBettingPage();
  const { draws } = useHistory(lottery.id);
  const { issue } = outcome.settled;
  const result = draws.find((draw) => draw.issue === issue)?.result;
  return (
    <div className={styles.root}>
      <SettledWords outcome={outcome} />
      {result && (
        <DrawnBalls
          family={lottery.family}
          issue={issue}
          result={result}
          size="s"
          tight
          matched={outcome.hits?.places}
        />
      )}
    </div>
  );
}

import { VisuallyHidden } from '@tessera/ui';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { lookOf } from '../../../data/families/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { drawFormOf } from '../pick/positions.ts';
import type { Shown } from './draw-phase.ts';
import { useOutcome } from './outcomes.ts';
import { ResultBalls } from './result-balls.tsx';
import styles from './result-panel.module.css';
import { useReveal } from './use-reveal.ts';
import { useShown } from './use-sale.ts';

const LastDrawsPopover = lazyPart(
  inFile('after-board', async () => (await import('./last-draws-popover.tsx')).LastDrawsPopover),
);
const ResultMarks = lazyPart(
  inFile('after-board', async () => (await import('./result-marks.tsx')).ResultMarks),
);
const ResultSide = lazyPart(
  inFile('after-board', async () => (await import('./result-side.tsx')).ResultSide),
);

/**
 * Desktop: the last result; from the close of a sale to its numbers a stage for the closed draw; after them the outcome of the
 * player's bets.
 */
export function ResultPanel() {
  const { lottery } = useBettingPage();
  const shown = useShown(lottery.id);
  const { revealing, skip } = useReveal(lottery, shown);
  return (
    <div className={styles.root} data-shown={shown.kind} data-look={lookOf(lottery.family)}>
      <Meta shown={shown} />
      <div className={styles.row}>
        <Balls shown={shown} revealing={revealing} skip={skip} />
        <ResultSide shown={shown} revealing={revealing} />
      </div>
    </div>
  );
}

function Meta({ shown }: { shown: Shown }) {
  const t = useT();
  const draw = shown.kind === 'result' || shown.kind === 'drawing' ? shown.draw : undefined;
  return (
    <div className={styles.meta}>
      {draw && (
        <>
          <span>{t('bet_issue', { issue: shortIssue(draw.issue) })}</span>
          <ResultMarks draw={draw} shown={shown} />
        </>
      )}
      {shown.kind === 'none' && <span>{t('bet_no_result')}</span>}
      <span className={styles.push}>
        <LastDrawsPopover />
      </span>
    </div>
  );
}

function Balls({ shown, revealing, skip }: { shown: Shown; revealing: boolean; skip: () => void }) {
  const t = useT();
  const { lottery } = useBettingPage();
  const hits = useOutcome(lottery.id);
  const count = drawFormOf(lottery.family).length;
  const balls = (
    <ResultBalls
      family={lottery.family}
      shown={shown}
      size={count <= 5 ? 'l' : count <= 10 ? 'h' : 'm'}
      tray={lookOf(lottery.family) !== 'ring'}
      reveal={revealing}
      hits={hits}
    />
  );
  if (!revealing) return balls;
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {balls}
      <VisuallyHidden>{t('bet_reveal_skip')}</VisuallyHidden>
    </button>
  );
}

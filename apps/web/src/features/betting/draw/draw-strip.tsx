import { cx, Icon, Skeleton, VisuallyHidden } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { useState } from 'react';
import { AsOf } from '../../../components/as-of/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { lookOf } from '../../../data/families/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { LateSheet } from '../late-sheet.ts';
import { drawFormOf } from '../pick/positions.ts';
import { Countdown } from './countdown.tsx';
import { waitKeyOf } from './draw-phase.ts';
import styles from './draw-strip.module.css';
import { useOutcome } from './outcomes.ts';
import { ResultBalls } from './result-balls.tsx';
import { useReveal } from './use-reveal.ts';
import { useSale, useShown } from './use-sale.ts';

const LastDraws = lazyPart(
  inFile('after-board', async () => (await import('./last-draws.tsx')).LastDraws),
  <Skeleton height={200} />,
);
const SourceMarks = lazyPart(
  inFile('after-board', async () => (await import('./source-marks.tsx')).SourceMarks),
);
const ResultWords = lazyPart(
  inFile('after-board', async () => (await import('./result-words.tsx')).ResultWords),
);
const DrawSteps = lazyPart(inFile('after-board', async () => (await import('./draw-steps.tsx')).DrawSteps));
const DrawStepsBar = lazyPart(
  inFile('after-board', async () => (await import('./draw-steps.tsx')).DrawStepsBar),
);
const OwnBets = lazyPart(inFile('after-board', async () => (await import('./own-bets.tsx')).OwnBets));
const SettledLink = lazyPart(
  inFile('after-board', async () => (await import('./settled-link.phone.tsx')).SettledLink),
);

/**
 * Phone: the countdown beside the last result; from the close of a sale to its numbers the closed draw with the player's bets;
 * after them the outcome, which leads to the bets. A tap opens the last ten results.
 */
export function DrawStrip() {
  const t = useT();
  const { lottery } = useBettingPage();
  const sale = useSale(lottery.id);
  const shown = useShown(lottery.id);
  const { revealing, skip } = useReveal(lottery, shown);
  const [open, setOpen] = useState(false);
  const outcome = useOutcome(lottery.id);
  const isDrawing = shown.kind === 'drawing';
  const isFresh = !revealing && shown.kind === 'result' && outcome?.stage === 'fresh';
  const draw = shown.kind === 'result' || shown.kind === 'drawing' ? shown.draw : undefined;
  const { family } = lottery;
  const count = drawFormOf(family).length;
  const look = lookOf(family);
  const isLow = look === 'ring' || look === 'die' || look === 'keno';
  const isMany = count > 5;
  // A countdown with hours leaves less width for the balls.
  const isLong = sale.seconds >= 3600;
  const isSmall = look === 'square' || look === 'keno' || (isMany && isLong);
  const size = isSmall ? 's' : isMany || isLow || look === 'sum' ? 'm' : 'h';
  const balls = (
    <ResultBalls family={family} shown={shown} size={size} tight reveal={revealing} hits={outcome} />
  );
  return (
    <section
      className={styles.root}
      data-many={isMany || undefined}
      data-long={isLong || undefined}
      data-low={isLow || undefined}
      data-pull="history"
      aria-label={t('bet_draw')}
    >
      <Countdown sale={sale} zone={lottery.zone} compact narrow={isMany || isLong} />
      {isFresh ? (
        <SettledLink outcome={outcome} className={cx(styles.result, styles.settled)}>
          {balls}
        </SettledLink>
      ) : (
        <button
          type="button"
          className={styles.result}
          data-drawing={isDrawing || undefined}
          data-history={revealing ? 'revealing' : ''}
          onClick={() => (revealing ? skip() : setOpen(true))}
        >
          <span className={styles.line}>
            {draw && (
              <b>{t(isDrawing ? 'bet_issue_short' : 'bet_issue', { issue: shortIssue(draw.issue) })}</b>
            )}
            {shown.kind === 'none' && t('bet_no_result')}
            {isDrawing ? (
              <OwnBets issue={shown.draw.issue} />
            ) : (
              <AsOf lotteries={[lottery.id]}>
                <ResultWords family={family} shown={shown} revealing={revealing} />
              </AsOf>
            )}
            <Icon of={ChevronDown} size={16} className={styles.mark ?? ''} />
          </span>
          {isDrawing ? (
            <>
              <span className={styles.waiting}>
                {balls}
                <span className={styles.word}>{t(waitKeyOf(shown))}</span>
              </span>
              <DrawStepsBar waits={shown.waits} />
            </>
          ) : (
            balls
          )}
          {revealing && <VisuallyHidden>{t('bet_reveal_skip')}</VisuallyHidden>}
        </button>
      )}
      <LateSheet open={open} onClose={() => setOpen(false)} title={t('bet_last_draws')}>
        <div className={styles.sheet}>
          {shown.kind === 'drawing' && (
            <div className={styles.stage}>
              <b>
                {t('bet_issue', { issue: shortIssue(shown.draw.issue) })} {t('bet_drawing')}
              </b>
              <DrawSteps draw={shown.draw} waits={shown.waits} />
              <OwnBets issue={shown.draw.issue} listed />
            </div>
          )}
          {draw && <SourceMarks family={family} draw={draw} />}
          <LastDraws />
        </div>
      </LateSheet>
    </section>
  );
}

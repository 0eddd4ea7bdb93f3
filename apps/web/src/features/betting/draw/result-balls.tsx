import { BallRow, type BallSize } from '@tessera/ui';
import { numbersOf } from '../../../components/draw-result/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { lookOf } from '../../../data/families/index.ts';
import { useLanguage, useT } from '../../../platform/i18n/index.ts';
import type { Shown } from './draw-phase.ts';
import { blankDraw, type Result, revealOf } from './draw-summary.ts';
import type { Outcome } from './outcomes.ts';
import styles from './result-balls.module.css';
import { captionsOf } from './signs.ts';
import { useDrawWords } from './use-draw-words.ts';

export interface ResultBallsProps {
  family: string;
  size: BallSize;
  tray?: boolean;
  /** Smaller gaps, and twenty numbers in two lines. */
  tight?: boolean;
}

/**
 * The balls of the shown result. While a draw is running the balls are empty: an older result is never shown under the new
 * issue.
 */
export function ResultBalls({
  shown,
  reveal = false,
  hits,
  ...balls
}: ResultBallsProps & {
  shown: Shown;
  reveal?: boolean;
  /** The player's outcome: numbers that made a bet win in the shown draw are ringed. */
  hits?: Outcome | undefined;
}) {
  const t = useT();
  if (shown.kind === 'result' && shown.draw.result) {
    const { issue, result } = shown.draw;
    const matched = hits?.settled.issue === issue ? hits.hits?.places : undefined;
    return <DrawnBalls {...balls} issue={issue} result={result} reveal={reveal} matched={matched} />;
  }
  const look = lookOf(balls.family);
  const issue = shown.kind === 'drawing' ? shortIssue(shown.draw.issue) : '';
  return (
    <span className={styles.root} data-tight={balls.tight || undefined} data-look={look}>
      <BallRow
        look={look}
        {...blankDraw(balls.family)}
        sum={look === 'sum'}
        state={shown.kind === 'drawing' ? 'waiting' : 'empty'}
        size={balls.size}
        tray={balls.tray ?? false}
        label={issue === '' ? t('bet_no_result') : t('bet_result_coming', { issue })}
      />
    </span>
  );
}

/** Drawn numbers of any family with their additions: signs below, the sum of 28 after them. */
export function DrawnBalls({
  family,
  issue,
  result,
  size,
  tray = false,
  tight = false,
  reveal = false,
  counted,
  matched,
}: ResultBallsProps & {
  issue: string;
  result: Result;
  reveal?: boolean;
  /** Positions the play bets on; the others are dimmed. */
  counted?: readonly number[] | undefined;
  /** Numbers that made a bet of the player win are ringed. */
  matched?: readonly boolean[] | undefined;
}) {
  const t = useT();
  const { word } = useDrawWords(family);
  const look = lookOf(family);
  const { numbers, extra, isSum } = numbersOf(family, result);
  const language = useLanguage();
  // Names of signs are one character in Chinese; in other languages they do not fit below tight balls.
  const captions = tight && !language.startsWith('zh') ? undefined : captionsOf(result);
  const isPart = counted !== undefined && counted.length < numbers.length + extra.length;
  return (
    <span
      className={styles.root}
      data-tight={tight || undefined}
      data-look={look}
      style={{ '--reveal-step': `${revealOf(family).stepMs}ms` }}
    >
      <BallRow
        key={`${issue} ${reveal}`}
        look={look}
        numbers={numbers}
        extra={extra}
        sum={isSum}
        size={size}
        tray={tray}
        reveal={reveal}
        label={t('bet_result_label', { issue: shortIssue(issue), numbers: [...numbers, ...extra].join(' ') })}
        {...(captions && size !== 's' ? { captions: captions.map(word) } : {})}
        {...(matched && { states: matched.map((own) => (own ? 'matched' : 'idle')) })}
        {...(isPart
          ? { states: [...numbers, ...extra].map((_, place) => (counted.includes(place) ? 'idle' : 'miss')) }
          : {})}
      />
    </span>
  );
}

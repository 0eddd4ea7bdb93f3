import { BallRow, type BallSize, type BallState } from '@tessera/ui';
import { useT } from '../../../../platform/i18n/index.ts';
import type { Shown } from '../../model/draw-phase.ts';
import { shortIssue } from '../../model/issue.ts';
import { digitsOf } from '../../state/use-history.ts';

const noNumbers = ['', '', '', '', ''];

/** The numbers of the result on show; empty balls while they are drawn, never an older result under this issue. */
export function ResultBalls({
  shown,
  size,
  tray = false,
  reveal = false,
  states,
}: {
  shown: Shown;
  size: BallSize;
  tray?: boolean;
  reveal?: boolean;
  states?: readonly BallState[];
}) {
  const t = useT();
  if (shown.kind !== 'result') {
    const issue = shown.kind === 'drawing' ? shortIssue(shown.draw.issue) : '';
    return (
      <BallRow
        family="ssc"
        numbers={noNumbers}
        state={shown.kind === 'drawing' ? 'spin' : 'empty'}
        size={size}
        tray={tray}
        label={t('bet_result_coming', { issue })}
      />
    );
  }
  const digits = digitsOf(shown.draw.result);
  return (
    <BallRow
      key={`${shown.draw.issue} ${reveal}`}
      family="ssc"
      numbers={digits}
      size={size}
      tray={tray}
      reveal={reveal}
      label={t('bet_result_label', { issue: shortIssue(shown.draw.issue), numbers: digits.join(' ') })}
      {...(states ? { states } : {})}
    />
  );
}

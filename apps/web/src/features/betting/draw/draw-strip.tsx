import { Icon, Skeleton, VisuallyHidden } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { useState } from 'react';
import { AsOf } from '../../../components/as-of/index.ts';
import { shortIssue } from '../../../components/draw-result/short-issue.ts';
import { lookOf } from '../../../data/families/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { inFile, lazyPart } from '../../../platform/lazy/index.ts';
import { useBettingPage } from '../betting.tsx';
import { LateSheet } from '../late-sheet.ts';
import { drawFormOf } from '../pick/positions.ts';
import { Countdown } from './countdown.tsx';
import styles from './draw-strip.module.css';
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

/** Phone: the countdown and the last result in one line; a tap opens the last ten results. */
export function DrawStrip() {
  const t = useT();
  const { lottery } = useBettingPage();
  const sale = useSale(lottery.id);
  const shown = useShown(lottery.id);
  const { revealing, skip } = useReveal(lottery.family, shown);
  const [open, setOpen] = useState(false);
  const draw = shown.kind === 'none' ? undefined : shown.draw;
  const { family } = lottery;
  const count = drawFormOf(family).length;
  const look = lookOf(family);
  const isLow = look === 'ring' || look === 'die' || look === 'keno';
  const isMany = count > 5;
  // A countdown with hours leaves less width for the balls.
  const isLong = sale.seconds >= 3600;
  const isSmall = look === 'square' || look === 'keno' || (isMany && isLong);
  const size = isSmall ? 's' : isMany || isLow || look === 'sum' ? 'm' : 'h';
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
      <button
        type="button"
        className={styles.result}
        data-history={revealing ? 'revealing' : ''}
        onClick={() => (revealing ? skip() : setOpen(true))}
      >
        <span className={styles.line}>
          {draw ? <b>{t('bet_issue', { issue: shortIssue(draw.issue) })}</b> : t('bet_no_result')}
          <AsOf lotteries={[lottery.id]}>
            <ResultWords family={family} shown={shown} revealing={revealing} />
          </AsOf>
          <Icon of={ChevronDown} size={16} className={styles.mark ?? ''} />
        </span>
        <ResultBalls family={family} shown={shown} size={size} tight reveal={revealing} />
        {revealing && <VisuallyHidden>{t('bet_reveal_skip')}</VisuallyHidden>}
      </button>
      <LateSheet open={open} onClose={() => setOpen(false)} title={t('bet_last_draws')}>
        <div className={styles.sheet}>
          {draw && <SourceMarks family={family} draw={draw} />}
          <LastDraws />
        </div>
      </LateSheet>
    </section>
  );
}

import { Icon, Sheet } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { useState } from 'react';
import { useT } from '../../../../platform/i18n/index.ts';
import { shortIssue } from '../../model/issue.ts';
import { useBetting } from '../../state/betting.tsx';
import { digitsOf } from '../../state/use-history.ts';
import { useReveal } from '../../state/use-reveal.ts';
import { useSale, useShown } from '../../state/use-sale.ts';
import { Countdown } from './countdown.tsx';
import styles from './draw-strip.module.css';
import { factsOf, wordKey } from './facts.ts';
import { LastDraws } from './last-draws.tsx';
import { ResultBalls } from './result-balls.tsx';
import { SourceMarks } from './source-marks.tsx';

/** Phone: the countdown and the last result in one line; a tap opens the last ten. */
export function DrawStrip() {
  const t = useT();
  const { lottery } = useBetting();
  const sale = useSale(lottery.id);
  const shown = useShown(lottery.id);
  const { revealing, skip } = useReveal(shown);
  const [open, setOpen] = useState(false);
  const draw = shown.kind === 'none' ? undefined : shown.draw;
  return (
    <section className={styles.root} aria-label={t('bet_draw')}>
      <Countdown sale={sale} zone={lottery.zone} compact />
      <button type="button" className={styles.result} onClick={() => (revealing ? skip() : setOpen(true))}>
        <span className={styles.line}>
          {draw ? <b>{t('bet_issue', { issue: shortIssue(draw.issue) })}</b> : t('bet_no_result')}
          <Words shown={shown} revealing={revealing} />
          <Icon of={ChevronDown} size={16} className={styles.mark ?? ''} />
        </span>
        <ResultBalls shown={shown} size="h" reveal={revealing} />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('bet_last_draws')}>
        <div className={styles.sheet}>
          {draw && <SourceMarks draw={draw} />}
          <LastDraws />
        </div>
      </Sheet>
    </section>
  );
}

function Words({ shown, revealing }: { shown: ReturnType<typeof useShown>; revealing: boolean }) {
  const t = useT();
  if (shown.kind === 'drawing') return <span>{t(shown.late ? 'result_pending' : 'bet_drawing')}</span>;
  if (shown.kind !== 'result' || revealing) return null;
  const facts = factsOf(digitsOf(shown.draw.result));
  const words = ['sum-size', 'sum-parity', 'dragon-tiger'].map((key) => t(wordKey(facts.get(key) ?? '')));
  return (
    <span>
      {t('bet_sum_short')} {facts.get('sum')} {words.join(' ')}
    </span>
  );
}

import { Card } from '@tessera/ui';
import { DrawResult } from '../../../components/draw-result/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { timeFormatOf } from '../model/time-format.ts';
import { CorrectedMark } from './corrected-mark.tsx';
import styles from './day-table.module.css';
import type { DayTableProps } from './day-table-props.ts';
import { FactLine } from './facts.tsx';
import { ProofLink } from './proof-link.tsx';

/** Results of a date, each a card with its facts in one line. */
export function ResultCards({ lottery, draws }: DayTableProps) {
  const t = useT();
  const format = useFormat();
  const timeFormat = timeFormatOf(draws);
  return (
    <ul className={styles.cards}>
      {draws.map((draw) => (
        <li key={draw.issue}>
          <Card className={styles.card ?? ''}>
            <div className={styles.head}>
              <b>{t('sale_issue', { issue: shortIssue(draw.issue) })}</b>
              <span>{format.time(draw.draw_at, timeFormat, lottery.zone)}</span>
              <span className={styles.push}>
                <ProofLink lottery={lottery.id} draw={draw} />
              </span>
            </div>
            {draw.result ? (
              <>
                <DrawResult family={lottery.family} issue={draw.issue} result={draw.result} />
                {draw.corrected && <CorrectedMark family={lottery.family} numbers={draw.corrected} />}
                <FactLine family={lottery.family} result={draw.result} />
              </>
            ) : (
              <span className={styles.void}>{t('result_void_draw')}</span>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

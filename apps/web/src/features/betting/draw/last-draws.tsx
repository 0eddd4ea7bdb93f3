import { Button, Skeleton, SkeletonRegion } from '@tessera/ui';
import { useMoment } from '../../../components/moment/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useBettingPage } from '../betting.tsx';
import { drawFormOf } from '../pick/positions.ts';
import { useHistory } from '../pick/use-history.ts';
import { summaryOf } from './draw-facts.ts';
import styles from './last-draws.module.css';
import { DrawnBalls } from './result-balls.tsx';
import { SourceMarks } from './source-marks.tsx';
import { useDrawWords } from './use-draw-words.ts';

const LAST = 10;

/** The last ten results of the lottery. */
export function LastDraws() {
  const t = useT();
  const moment = useMoment();
  const { lottery } = useBettingPage();
  const words = useDrawWords(lottery.family);
  const isMany = drawFormOf(lottery.family).length > 5;
  const { draws, loading, failed, retry } = useHistory(lottery.id);
  if (loading) {
    return (
      <SkeletonRegion label={t('bet_last_draws')} className={styles.list ?? ''}>
        <Skeleton height={200} />
      </SkeletonRegion>
    );
  }
  if (failed && draws.length === 0) {
    return (
      <div className={styles.note}>
        <p>{t('bet_history_failed')}</p>
        <Button size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (draws.length === 0) return <p className={styles.note}>{t('bet_no_result')}</p>;
  return (
    <ol className={styles.list}>
      {draws.slice(0, LAST).map((draw) => (
        <li key={draw.id} className={styles.item} data-many={isMany || undefined}>
          <b>{shortIssue(draw.issue)}</b>
          <span className={styles.time}>{moment(draw.draw_at)}</span>
          {draw.result && (
            <>
              <DrawnBalls family={lottery.family} issue={draw.issue} result={draw.result} size="s" tight />
              <span className={styles.facts}>
                {words.figures(summaryOf(lottery.family, draw.result).first)}
              </span>
            </>
          )}
          <SourceMarks family={lottery.family} draw={draw} short />
        </li>
      ))}
    </ol>
  );
}

import { Icon } from '@tessera/ui';
import { Clock } from '@tessera/ui/icons';
import { leftText, useDraws } from '../../../data/draws/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useNow } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { newestOf, waitKey } from '../model/results.ts';
import styles from './pending-row.module.css';

/** The next draw with its countdown, or the draw whose official result is late. */
export function PendingRow({ lottery }: { lottery: string }) {
  const t = useT();
  const draws = useDraws(lottery);
  const nowMs = useNow();
  const newest = newestOf(draws, nowMs);
  if (newest.kind === 'waiting')
    return (
      <p className={styles.root} data-late="">
        <b>{t('sale_issue', { issue: shortIssue(newest.draw.issue) })}</b>
        <Icon of={Clock} size={14} />
        {t(waitKey(newest.draw))}
        <span>{t('result_waited', { time: leftText(newest.waitedMs) })}</span>
      </p>
    );
  const next = draws?.pending.at(-1) ?? draws?.current;
  if (!next) return null;
  return (
    <p className={styles.root}>
      <b>{t('sale_issue', { issue: shortIssue(next.issue) })}</b>
      {t('result_until')} <b>{leftText(next.draw_at - nowMs)}</b>
    </p>
  );
}

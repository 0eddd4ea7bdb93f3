import { Clock } from '@tessera/ui';
import { leftText, useDraws } from '../../data/draws/index.ts';
import { shortIssue } from '../../data/draws/short-issue.ts';
import { useNow } from '../../platform/clock/index.ts';
import { byForm } from '../../platform/device/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import styles from './lottery-switch.module.css';

/** From this time left the time is text; the tile countdown shows hours but not days, and is too wide for phones. */
const TEXT_FROM_MS = byForm({ desktop: 86_400_000, phone: 0 });

/** The issue on sale and the time until it closes; renders nothing while no issue is on sale. */
export function SaleLeft({ lottery }: { lottery: string }) {
  const t = useT();
  const current = useDraws(lottery)?.current;
  const left = (current?.close_at ?? 0) - useNow();
  if (current?.state !== 'open' || left <= 0) return null;
  const issue = shortIssue(current.issue);
  return (
    <span className={styles.left}>
      {t('sale_issue', { issue })}
      {left >= TEXT_FROM_MS ? (
        <span
          className={styles.time}
          role="timer"
          aria-live="off"
          aria-label={`${t('sale_closes_in')} ${leftText(left)}`}
        >
          {leftText(left)}
        </span>
      ) : (
        <Clock seconds={Math.ceil(left / 1000)} label={t('sale_closes_in')} size="s" />
      )}
    </span>
  );
}

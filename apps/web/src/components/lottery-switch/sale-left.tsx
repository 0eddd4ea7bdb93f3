import { Clock } from '@tessera/ui';
import { leftText, useDraws } from '../../data/draws/index.ts';
import { useNow } from '../../platform/clock/index.ts';
import { isPhone } from '../../platform/device/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { shortIssue } from '../draw-result/index.ts';
import styles from './lottery-switch.module.css';

/** The issue on sale and the time until it closes; renders nothing while no issue is on sale. */
export function SaleLeft({ lottery }: { lottery: string }) {
  const t = useT();
  const current = useDraws(lottery)?.current;
  const left = (current?.close_at ?? 0) - useNow();
  if (current?.state !== 'open' || left <= 0) return null;
  const issue = shortIssue(current.issue);
  // The tile countdown shows hours but not days.
  const isLong = left >= 86_400_000;
  return (
    <span className={styles.left}>
      {t('sale_issue', { issue })}
      {isPhone || isLong ? (
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

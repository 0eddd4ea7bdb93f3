import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import styles from './result-ways.desktop.module.css';

/** Links from the newest result of a lottery to its day, its trend and its betting page. */
export function ResultWays({ lottery }: { lottery: string }) {
  const t = useT();
  return (
    <div className={styles.root}>
      <Link to="lottery-data" params={{ id: lottery }}>
        {t('result_by_day')}
      </Link>
      {hasScreen('lottery-trend') && (
        <Link to="lottery-trend" params={{ id: lottery }}>
          {t('route_trend')}
        </Link>
      )}
      {hasScreen('lottery') && (
        <Link to="lottery" params={{ id: lottery }}>
          {t('trend_to_bet')}
        </Link>
      )}
    </div>
  );
}

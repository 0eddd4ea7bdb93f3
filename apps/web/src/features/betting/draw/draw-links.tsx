import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import styles from './draw-links.module.css';

/** Links to the rules, trends and results of the lottery. */
export function DrawLinks() {
  const t = useT();
  const { lottery, item } = useBettingPage();
  return (
    <span className={styles.root}>
      {hasScreen('help') && (
        <Link to="help" params={{ article: lottery.family, item: item.id }}>
          {t('nav_rules')}
        </Link>
      )}
      {hasScreen('lottery-trend') && (
        <Link to="lottery-trend" params={{ id: lottery.id }}>
          {t('route_trend')}
        </Link>
      )}
      {hasScreen('lottery-data') && (
        <Link to="lottery-data" params={{ id: lottery.id }}>
          {t('route_data')}
        </Link>
      )}
    </span>
  );
}

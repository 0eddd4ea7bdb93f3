import { useT } from '../../../platform/i18n/index.ts';
import styles from './bet-lines.module.css';
import { BetLines, type BetLinesProps } from './bet-lines.tsx';

export function BetsBelow({ commission }: BetLinesProps) {
  const t = useT();
  return (
    <section className={styles.below} aria-label={t('rep_by_bet')}>
      <header>
        <h3>{t('rep_by_bet')}</h3>
        <span>{t('rep_bets', { n: commission.data?.pages[0]?.count ?? 0 })}</span>
      </header>
      <BetLines commission={commission} />
    </section>
  );
}

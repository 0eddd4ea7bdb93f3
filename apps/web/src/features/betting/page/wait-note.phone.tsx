import { Icon } from '@tessera/ui';
import { Lock } from '@tessera/ui/icons';
import { leftText } from '../../../data/draws/index.ts';
import { shortIssue } from '../../../data/draws/short-issue.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { useBettingPage } from '../betting.tsx';
import { useSale } from '../draw/use-sale.ts';
import styles from './wait-note.phone.module.css';

/** While no draw of the lottery is on sale: why, until when, and the way to its trends. */
export function WaitNote() {
  const t = useT();
  const { lottery } = useBettingPage();
  const { phase, draw, seconds } = useSale(lottery.id);
  if (phase !== 'soon' && phase !== 'none') return null;
  return (
    <p className={styles.root} role="status">
      <Icon of={Lock} size={18} />
      <span className={styles.text}>
        {phase === 'soon' && draw
          ? t('bet_wait_opens', { issue: shortIssue(draw.issue), time: leftText(seconds * 1_000) })
          : t('bet_wait_none')}
      </span>
      {hasScreen('lottery-trend') && (
        <Link to="lottery-trend" params={{ id: lottery.id }} className={styles.link}>
          {t('route_trend')}
        </Link>
      )}
    </p>
  );
}

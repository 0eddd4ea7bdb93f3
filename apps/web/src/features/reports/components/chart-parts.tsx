import { useId } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './days-chart.module.css';

/** Payouts are hatched, so that stakes and payouts differ without colour. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={styles.ground} width="6" height="6" />
      <line className={styles.hatch} x1="0" x2="0" y1="0" y2="6" />
    </pattern>
  );
}

/** What the two bars of a pair are. */
export function ChartLegend() {
  const t = useT();
  const hatch = useId();
  return (
    <span className={styles.legend}>
      <span>
        <svg aria-hidden="true">
          <rect className={styles.stake} width="12" height="12" rx="2" />
        </svg>
        {t('rep_stake')}
      </span>
      <span>
        <svg aria-hidden="true">
          <Hatch id={hatch} />
          <rect
            className={styles.payout}
            fill={`url(#${hatch})`}
            x="0.5"
            y="0.5"
            width="11"
            height="11"
            rx="2"
          />
        </svg>
        {t('rep_payout')}
      </span>
    </span>
  );
}

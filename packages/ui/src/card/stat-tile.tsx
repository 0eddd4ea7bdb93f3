import type { ReactNode } from 'react';
import { InfoTip } from '../popover/info-tip.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { cx } from '../util/cx.ts';
import styles from './stat-tile.module.css';

/** Props of {@link StatTile}. */
export interface StatTileProps {
  label: ReactNode;
  /** A `MoneyText` or a figure. */
  value: ReactNode;
  /** Muted line below: change, share, hint. */
  delta?: ReactNode;
  /** Definition of the figure, shown behind an ⓘ. */
  info?: ReactNode;
  loading?: boolean;
  className?: string;
}

/** One labelled figure. */
export function StatTile({ label, value, delta, info, loading = false, className }: StatTileProps) {
  return (
    <div className={cx(styles.root, className)} aria-busy={loading || undefined}>
      <span className={styles.label}>
        {label}
        {info && <InfoTip>{info}</InfoTip>}
      </span>
      {loading ? (
        <Skeleton width="70%" height={24} className={styles.wait} />
      ) : (
        <span className={styles.value}>{value}</span>
      )}
      {delta && <span className={styles.delta}>{delta}</span>}
    </div>
  );
}

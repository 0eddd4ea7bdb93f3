import { Icon } from '@tessera/ui';
import { Clock } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { agesStore, staleSince } from '../../data/draws/index.ts';
import { useFormat } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { useOnline } from '../../platform/online/index.ts';
import styles from './as-of.module.css';

/**
 * `截至 12:34` beside results that may be outdated, because the device is offline. While they are current the children are shown
 * instead.
 */
export function AsOf({ lotteries, children }: { lotteries: readonly string[]; children?: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const online = useOnline();
  const since = useStore(agesStore, (ages) => staleSince(ages, lotteries, online));
  if (since === undefined) return children;
  return (
    <span className={styles.root}>
      <Icon of={Clock} size={14} />
      {t('as_of', { time: format.time(since, 'HH:mm') })}
    </span>
  );
}

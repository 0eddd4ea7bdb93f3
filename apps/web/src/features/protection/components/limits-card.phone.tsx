import { Card } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { LimitList } from './limit-list.tsx';
import styles from './limits.module.css';
import type { LimitsCardProps } from './limits-card-props.ts';

/** The limits that are set as a list, which ends with a row to set one. */
export function LimitListCard({ limits, onEdit, children }: LimitsCardProps) {
  const t = useT();
  return (
    <Card className={styles.card} title={t('rp_limits')}>
      <LimitList limits={limits} onEdit={onEdit} />
      {children}
    </Card>
  );
}

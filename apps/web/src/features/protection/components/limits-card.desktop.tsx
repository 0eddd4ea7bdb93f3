import { Card } from '@tessera/ui';
import { HelpLink } from '../../../components/help-link/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { LimitTable } from './limit-table.tsx';
import styles from './limits.module.css';
import type { LimitsCardProps } from './limits-card-props.ts';

/** All limits as a table; each cell sets its own. */
export function LimitTableCard({ limits, onEdit, children }: LimitsCardProps) {
  const t = useT();
  return (
    <Card className={styles.card} title={t('rp_limits')} titleEnd={<HelpLink article="money-limits" />}>
      <LimitTable limits={limits} onEdit={onEdit} />
      {children}
    </Card>
  );
}

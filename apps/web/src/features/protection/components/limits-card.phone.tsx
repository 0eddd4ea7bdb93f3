import { Card } from '@tessera/ui';
import { HelpLink } from '../../../components/help-link/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { LimitList } from './limit-list.tsx';
import styles from './limits.module.css';
import type { LimitsCardProps } from './limits-card-props.ts';

/** All limits as rows. */
export function LimitListCard({ limits, onEdit, children }: LimitsCardProps) {
  const t = useT();
  return (
    <Card className={styles.card} title={t('rp_limits')} titleEnd={<HelpLink article="money-limits" />}>
      <LimitList limits={limits} onEdit={onEdit} />
      {children}
    </Card>
  );
}

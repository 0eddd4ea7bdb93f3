import { Button, Card } from '@tessera/ui';
import { useT } from '../../../platform/i18n/index.ts';
import { LimitTable } from './limit-table.tsx';
import styles from './limits.module.css';
import type { LimitsCardProps } from './limits-card-props.ts';

/** All limits as a table, and a button to set one in the head. */
export function LimitTableCard({ limits, onEdit, children }: LimitsCardProps) {
  const t = useT();
  return (
    <Card
      className={styles.card}
      title={t('rp_limits')}
      titleEnd={
        <Button variant="tonal" size="sm" onClick={() => onEdit(undefined)}>
          {t('rp_form_title')}
        </Button>
      }
    >
      <LimitTable limits={limits} onEdit={onEdit} />
      {children}
    </Card>
  );
}

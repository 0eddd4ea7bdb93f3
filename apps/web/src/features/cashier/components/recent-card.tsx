import { Button, Card, Skeleton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './order-row.module.css';

export interface RecentCardProps {
  /** How many there are; absent while they load. */
  count: number | undefined;
  onAll: () => void;
  children: ReactNode;
}

/** The latest orders beside a form. */
export function RecentCard({ count, onAll, children }: RecentCardProps) {
  const t = useT();
  return (
    <Card
      title={t('cashier_recent')}
      titleEnd={
        <Button variant="link" size="sm" onClick={onAll}>
          {t('cashier_all')}
        </Button>
      }
    >
      {count === undefined ? (
        <Skeleton height={120} />
      ) : count === 0 ? (
        <p className={styles.empty}>{t('cashier_no_orders')}</p>
      ) : (
        children
      )}
    </Card>
  );
}

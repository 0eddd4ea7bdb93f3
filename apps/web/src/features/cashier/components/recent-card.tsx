import { Button, Card } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { type Asked, NotRead } from './not-read.tsx';
import styles from './order-row.module.css';

export interface RecentCardProps {
  asked: Asked;
  /** Number of orders; absent until read. */
  count: number | undefined;
  onAll: () => void;
  children: ReactNode;
}

/** The latest orders beside a form. */
export function RecentCard({ asked, count, onAll, children }: RecentCardProps) {
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
        <NotRead of={[asked]} height={120} line />
      ) : count === 0 ? (
        <p className={styles.empty}>{t('cashier_no_orders')}</p>
      ) : (
        children
      )}
    </Card>
  );
}

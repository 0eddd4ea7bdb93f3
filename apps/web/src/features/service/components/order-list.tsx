import { EmptyState, Skeleton, SkeletonRegion } from '@tessera/ui';
import { Failed } from '../../../components/failed/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { ordersOptions } from '../api/service.ts';
import type { Order } from '../model/outgoing.ts';
import { OrderFacts } from './order-card.tsx';
import styles from './order-list.module.css';

/** The player's latest orders; a press chooses one. */
export function OrderList({ onOrder }: { onOrder: (order: Order) => void }) {
  const t = useT();
  const orders = useQuery(ordersOptions());
  if (orders.isError) return <Failed title={t('sv_orders_failed')} onRetry={orders.refetch} />;
  if (!orders.data) {
    return (
      <SkeletonRegion label={t('ui_loading')}>
        <Skeleton height={160} />
      </SkeletonRegion>
    );
  }
  if (orders.data.items.length === 0) return <EmptyState title={t('sv_orders_none')} />;
  return (
    <ul className={styles.list}>
      {orders.data.items.map((order) => (
        <li key={`${order.kind} ${order.id}`}>
          <button type="button" className={styles.choice} onClick={() => onOrder(order)}>
            <OrderFacts order={order} />
          </button>
        </li>
      ))}
    </ul>
  );
}

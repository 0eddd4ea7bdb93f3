import { Tag } from '@tessera/ui';
import { useOperator } from '../../data/session.ts';
import type { SupportOrder } from '../../data/support.ts';
import { hashOf } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { amountText, momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { orderState, orderText } from './case-look.ts';
import styles from './service.module.css';

/** An order with its state now. */
export function OrderCard({ order, linked = false }: { order: SupportOrder; linked?: boolean }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return (
    <div className={styles.order}>
      <span className="row">
        <b>{t(orderText[order.kind])}</b>
        <span className="mono t3">#{order.id}</span>
        <span className="push">
          <Tag>{t(orderState(order))}</Tag>
        </span>
      </span>
      <span className="row">
        <span className="s12 t3">
          {order.kind === 'bet' ? `${order.lottery_id} ${order.issue}` : momentText(order.at, now, timeZone)}
        </span>
        <span className="n b push">{`${amountText(order.amount)} ${order.currency}`}</span>
      </span>
      {linked && order.kind === 'withdrawal' && (
        <a className="link s12" href={hashOf({ page: 'withdrawals', params: { id: String(order.id) } })}>
          {t('open_command')}
        </a>
      )}
    </div>
  );
}

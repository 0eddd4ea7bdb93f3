import type { MessageKey } from '@tessera/messages';
import { Skeleton, Tag, type Tone } from '@tessera/ui';
import { AmountText } from '../../../components/amount/index.ts';
import { useBetNames } from '../../../components/bet-names/index.ts';
import { useMoment } from '../../../components/moment/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { orderOptions } from '../api/service.ts';
import type { Order } from '../model/outgoing.ts';
import styles from './order-card.module.css';

/** An order by reference: its state is the one of now, not of the time when it was sent. */
export function OrderCard({ order }: { order: Pick<Order, 'kind' | 'id'> }) {
  const t = useT();
  const found = useQuery(orderOptions(order));
  if (found.data) return <OrderFacts order={found.data} />;
  return (
    <div className={styles.card}>
      {found.isError ? <span className={styles.fact}>{t('sv_order_gone')}</span> : <Skeleton height={40} />}
    </div>
  );
}

/** What an order is: its kind, state, amount and time. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useT();
  const moment = useMoment();
  return (
    <div className={styles.card}>
      <span className={styles.line}>
        <b>{t(`sv_order_${order.kind}`)}</b>
        <Tag tone={toneOf(order)}>{t(stateKey(order))}</Tag>
      </span>
      {order.kind === 'bet' && <BetLine bet={order} />}
      <span className={styles.line}>
        <AmountText amount={order.amount} currency />
        <time className={styles.fact} dateTime={new Date(order.at).toISOString()}>
          {moment(order.at)}
        </time>
      </span>
      {order.kind === 'bet' && order.payout !== null && (
        <span className={styles.line}>
          <span className={styles.fact}>{t('sv_order_paid')}</span>
          <AmountText amount={order.payout} currency />
        </span>
      )}
    </div>
  );
}

function BetLine({ bet }: { bet: Extract<Order, { kind: 'bet' }> }) {
  const names = useBetNames();
  return (
    <span className={styles.fact}>
      {names.lottery(bet.lottery_id)} {bet.issue} {names.play(bet.played)}
    </span>
  );
}

function stateKey(order: Order): MessageKey {
  if (order.kind === 'bet') return `record_state_${order.state}`;
  return order.kind === 'deposit' ? `recharge_state_${order.state}` : `withdraw_state_${order.state}`;
}

function toneOf({ state }: Order): Tone {
  if (state === 'won' || state === 'credited' || state === 'confirmed') return 'success';
  return state === 'failed' || state === 'rejected' ? 'danger' : 'neutral';
}

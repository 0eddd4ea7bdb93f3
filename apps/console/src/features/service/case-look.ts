import type { SupportCase, SupportOrder } from '../../data/support.ts';
import type { TextKey, Translate } from '../../platform/i18n.ts';
import type { StateTone } from '../../platform/tones.ts';

/** Name and tone of a case's state. */
export const caseLook = {
  queued: { text: 'case_queued', tone: 'warn' },
  open: { text: 'case_open', tone: 'info' },
  waiting: { text: 'case_waiting', tone: 'ok' },
  resolved: { text: 'case_resolved', tone: 'off' },
  rated: { text: 'case_rated', tone: 'off' },
} as const satisfies Readonly<Record<SupportCase['state'], { text: TextKey; tone: StateTone }>>;

/** A player waits so long, ms, that the row is marked. */
const LATE_MS = 60_000;

/** Whether a player waits too long. */
export const isLate = ({ waitingSince }: SupportCase, now: number): boolean =>
  waitingSince !== null && now - waitingSince >= LATE_MS;

const KIND_TEXT = {
  image: 'message_picture',
  order: 'message_order',
  bet: 'message_order',
  system: 'message_removed',
  text: 'message_removed',
} as const satisfies Readonly<Record<SupportCase['last']['kind'], TextKey>>;

/** What was said, for one line of a list. */
export const lastText = ({ last }: SupportCase, t: Translate): string => last.text ?? t(KIND_TEXT[last.kind]);

const ORDER_STATE = {
  bet: {
    accepted: 'bet_accepted',
    won: 'bet_won',
    lost: 'bet_lost',
    void: 'bet_void',
    cancelled: 'bet_cancelled',
  },
  deposit: {
    created: 'deposit_created',
    paid: 'deposit_paid',
    confirming: 'deposit_confirming',
    credited: 'deposit_credited',
    failed: 'wd_failed',
    expired: 'state_expired',
    cancelled: 'bet_cancelled',
  },
  withdrawal: {
    requested: 'wd_requested',
    reviewing: 'wd_reviewing',
    approved: 'wd_approved',
    sending: 'wd_sending',
    sent: 'wd_sent',
    confirmed: 'wd_confirmed',
    rejected: 'wd_rejected',
    failed: 'wd_failed',
  },
} as const satisfies {
  readonly [Kind in SupportOrder['kind']]: Readonly<
    Record<Extract<SupportOrder, { kind: Kind }>['state'], TextKey>
  >;
};

/** Name of an order's kind. */
export const orderText = {
  bet: 'order_bet',
  deposit: 'order_deposit',
  withdrawal: 'withdrawal',
} as const satisfies Readonly<Record<SupportOrder['kind'], TextKey>>;

/** Name of an order's state. */
export function orderState(order: SupportOrder): TextKey {
  switch (order.kind) {
    case 'bet':
      return ORDER_STATE.bet[order.state];
    case 'deposit':
      return ORDER_STATE.deposit[order.state];
    case 'withdrawal':
      return ORDER_STATE.withdrawal[order.state];
  }
}

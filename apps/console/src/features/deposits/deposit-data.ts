import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import type { TextKey } from '../../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../../platform/query.ts';
import type { StateTone } from '../../platform/tones.ts';

export type DepositRow = ConsoleReply<'/console/deposit/list'>['items'][number];
export type Deposit = ConsoleReply<'/console/deposit/get'>;
export type Payment = Deposit['payments'][number];

/** Name and tone of a deposit's state. */
export const depositLook = {
  created: { text: 'dep_created', tone: 'info' },
  paid: { text: 'dep_paid', tone: 'warn' },
  confirming: { text: 'dep_confirming', tone: 'info' },
  credited: { text: 'dep_credited', tone: 'ok' },
  failed: { text: 'dep_failed', tone: 'bad' },
  expired: { text: 'dep_expired', tone: 'off' },
  cancelled: { text: 'dep_cancelled', tone: 'off' },
} as const satisfies Readonly<Record<DepositRow['state'], { text: TextKey; tone: StateTone }>>;

/** Name and tone of a payment's state. */
export const paymentLook = {
  seen: { text: 'pay_seen', tone: 'info' },
  gone: { text: 'pay_gone', tone: 'off' },
  credited: { text: 'pay_credited', tone: 'ok' },
  returning: { text: 'pay_returning', tone: 'info' },
  returned: { text: 'pay_returned', tone: 'off' },
  review: { text: 'pay_review', tone: 'warn' },
} as const satisfies Readonly<Record<Payment['state'], { text: TextKey; tone: StateTone }>>;

const REASON_TEXT: Readonly<Record<string, TextKey>> = {
  amount_differs: 'why_amount',
  payer_differs: 'why_payer',
  limit_deposit_reached: 'why_limit',
  self_excluded: 'why_excluded',
  timeout_active: 'why_break',
  refused: 'why_refused',
};

/** Why a payment may not be credited as it is, as a text; an unknown code stays as it is. */
export function whyText(code: string, t: (key: TextKey) => string): string {
  const key = REASON_TEXT[code];
  return key ? t(key) : code;
}

/** One page of deposits. */
export function useDeposits(asked: ConsolePayload<'/console/deposit/list'>) {
  return useAnswer({
    queryKey: ['deposits', asked],
    queryFn: () => call('/console/deposit/list', asked),
    placeholderData: keepPreviousData,
  });
}

/** One deposit with what its provider and the ledger have about it. */
export function useDeposit(id: number) {
  return useAnswer({
    queryKey: ['deposit', id],
    queryFn: () => call('/console/deposit/get', { id }),
    enabled: Number.isSafeInteger(id) && id > 0,
  });
}

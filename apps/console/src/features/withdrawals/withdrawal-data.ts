import type { ConsolePayload, ConsoleReply } from '@tessera/protocol/console';
import { call } from '../../platform/call.ts';
import type { TextKey } from '../../platform/i18n.ts';
import { keepPreviousData, useAnswer } from '../../platform/query.ts';
import type { StateTone } from '../../platform/tones.ts';

export type WithdrawalRow = ConsoleReply<'/console/withdrawal/list'>['items'][number];
export type Withdrawal = ConsoleReply<'/console/withdrawal/get'>;

/** Name and tone of a withdrawal's state. */
export const withdrawalLook = {
  requested: { text: 'wd_requested', tone: 'info' },
  reviewing: { text: 'wd_reviewing', tone: 'warn' },
  approved: { text: 'wd_approved', tone: 'info' },
  sending: { text: 'wd_sending', tone: 'info' },
  sent: { text: 'wd_sent', tone: 'info' },
  confirmed: { text: 'wd_confirmed', tone: 'ok' },
  rejected: { text: 'wd_rejected', tone: 'off' },
  failed: { text: 'wd_failed', tone: 'bad' },
} as const satisfies Readonly<Record<WithdrawalRow['state'], { text: TextKey; tone: StateTone }>>;

/** One page of withdrawals. */
export function useWithdrawals(asked: ConsolePayload<'/console/withdrawal/list'>) {
  return useAnswer({
    queryKey: ['withdrawals', asked],
    queryFn: () => call('/console/withdrawal/list', asked),
    placeholderData: keepPreviousData,
  });
}

/** One withdrawal with the evidence for a decision. */
export function useWithdrawal(id: number) {
  return useAnswer({
    queryKey: ['withdrawal', id],
    queryFn: () => call('/console/withdrawal/get', { id }),
    enabled: Number.isSafeInteger(id) && id > 0,
  });
}

import type { MessageKey } from '@tessera/messages';
import type { WithdrawMoved } from '@tessera/protocol/events';
import { amountOf } from '@tessera/protocol/money';
import { note } from '../../data/notifications/index.ts';
import { format } from '../../data/settings/index.ts';
import { t } from '../../platform/i18n/index.ts';

/** Keeps a credited deposit, in 1/10 000; the amount is left out when the balance before it was not known. */
export function noteDeposit(amount: bigint): void {
  const text =
    amount > 0n ? t('note_deposit', { amount: format().money(amountOf(amount)) }) : t('note_deposit_plain');
  note({ kind: 'money', text, to: { name: 'record-log' } });
}

/** Keeps the end of a withdrawal; steps on its way are not told. */
export function noteWithdrawal(state: WithdrawMoved['state']): void {
  const end = ends[state];
  if (end) note({ kind: 'money', text: t(end), to: { name: 'money-withdraw' } });
}

const ends: Readonly<Partial<Record<WithdrawMoved['state'], MessageKey>>> = {
  confirmed: 'note_withdraw_sent',
  rejected: 'note_withdraw_rejected',
  failed: 'note_withdraw_failed',
};

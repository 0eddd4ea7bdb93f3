import type { MessageKey } from '@tessera/messages';
import type { BetSettled, WithdrawMoved } from '@tessera/protocol/events';
import { type Amount, amountOf } from '@tessera/protocol/money';
import { note } from '../data/notifications/index.ts';
import { leave, takeMainBalance, user } from '../data/session/index.ts';
import { format, refreshLists, startLanguage } from '../data/settings/index.ts';
import { toast } from '../platform/feedback/index.ts';
import { clearToken, ignoreFailure } from '../platform/http/index.ts';
import { sentKey, t } from '../platform/i18n/index.ts';
import { onSocketEvent } from '../platform/socket/index.ts';

/** Client-wide handlers of socket events; screens add their own. */
export function handleEvents(): void {
  onSocketEvent('balance', ({ balance, cause }) => {
    if (!user().loaded) return;
    const before = user().balance;
    takeMainBalance(balance, cause);
    if (cause === 'deposit') noteDeposit(amountOf(user().balance - before));
  });
  onSocketEvent('withdraw', ({ state }) => {
    const text = endOf(state);
    if (user().loaded && text) note({ kind: 'money', text: t(text), to: { name: 'money-withdraw' } });
  });
  onSocketEvent('bet:settled', (settled) => {
    if (user().loaded) void ignoreFailure('settled bets', tell(settled));
  });
  onSocketEvent('cache:version', ({ versions }) => {
    void ignoreFailure('lists', refreshLists(versions));
    if (versions.LANGUAGE_VALUE) void ignoreFailure('language', startLanguage(versions.LANGUAGE_VALUE));
  });
  onSocketEvent('notice', ({ key, text: own }) => {
    const text = key ? t(sentKey(key)) : own;
    toast(text, { type: 'info' });
    note({ kind: 'notice', text });
  });
  onSocketEvent('session:ended', ({ code }) => {
    if (!user().loaded) return;
    if (code === 'account_blocked') toast(t(code), { type: 'error' });
    void clearToken().then(() => leave(t(code)));
  });
}

/** Money that came in. The amount is left out when the balance before it was not known. */
function noteDeposit(amount: Amount): void {
  const text = amount > 0n ? t('note_deposit', { amount: format().money(amount) }) : t('note_deposit_plain');
  note({ kind: 'money', text, to: { name: 'record-log' } });
}

/** How a withdrawal ended, as a message key; `undefined` on its way. */
function endOf(state: WithdrawMoved['state']): MessageKey | undefined {
  switch (state) {
    case 'confirmed':
      return 'note_withdraw_sent';
    case 'rejected':
      return 'note_withdraw_rejected';
    case 'failed':
      return 'note_withdraw_failed';
    default:
      return undefined;
  }
}

/** Its code loads with the first settled bets. */
async function tell(settled: BetSettled): Promise<void> {
  const { tellSettled } = await import('../features/settled/index.ts');
  tellSettled(settled);
}

import type { BetSettled } from '@tessera/protocol/events';
import { note } from '../data/notifications/index.ts';
import { leave, takeMainBalance, user } from '../data/session/index.ts';
import { refreshLists, startLanguage } from '../data/settings/index.ts';
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
    if (cause === 'deposit') void tellMoney(({ noteDeposit }) => noteDeposit(user().balance - before));
  });
  onSocketEvent('withdraw', ({ state }) => {
    if (user().loaded) void tellMoney(({ noteWithdrawal }) => noteWithdrawal(state));
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

/** Its code loads with the first settled bets. */
async function tell(settled: BetSettled): Promise<void> {
  const { tellSettled } = await import('../features/settled/index.ts');
  tellSettled(settled);
}

/** Its code loads with the first money that comes in or goes out. */
function tellMoney(
  tell: (notes: typeof import('../features/settled/money-notes.ts')) => void,
): Promise<void> {
  return ignoreFailure('money in or out', import('../features/settled/money-notes.ts').then(tell));
}

import type { BetSettled } from '@tessera/protocol/events';
import { leave, takeMainBalance, user } from '../data/session/index.ts';
import { chooseTheme, clearThemeValues, refreshLists, refreshTexts } from '../data/settings/index.ts';
import { toast } from '../platform/feedback/index.ts';
import { clearToken, ignoreFailure } from '../platform/http/index.ts';
import { sentKey, t } from '../platform/i18n/index.ts';
import { onSocketEvent } from '../platform/socket/index.ts';

/** Client-wide handlers of socket events; screens add their own. */
export function handleEvents(): void {
  onSocketEvent('balance', ({ balance, cause }) => {
    if (user().loaded) takeMainBalance(balance, cause);
  });
  onSocketEvent('bet:settled', (settled) => {
    if (user().loaded) void ignoreFailure('settled bets', show(settled));
  });
  onSocketEvent('cache:version', ({ versions }) => {
    void ignoreFailure('lists', refreshLists(versions));
    if (versions.LANGUAGE_VALUE) void ignoreFailure('texts', refreshTexts(versions.LANGUAGE_VALUE));
    // The version of the list also stands for the colours. Without stored ones they are fetched.
    if (versions.THEME_LIST)
      void ignoreFailure(
        'theme',
        clearThemeValues().then(() => chooseTheme()),
      );
  });
  onSocketEvent('notice', ({ key, text: own }) => {
    toast(key ? t(sentKey(key)) : own, { type: 'info' });
  });
  onSocketEvent('session:ended', ({ code }) => {
    if (!user().loaded) return;
    if (code === 'account_blocked') toast(t(code), { type: 'error' });
    void clearToken().then(() => leave(t(code)));
  });
}

/** Its code loads with the first settled bets. */
async function show(settled: BetSettled): Promise<void> {
  const { showSettled } = await import('../features/settled/index.ts');
  showSettled(settled);
}

import { useState } from 'react';
import { refreshBalance } from '../../data/session/index.ts';
import { toast } from '../../platform/feedback/index.ts';
import { ignoreFailure } from '../../platform/http/index.ts';
import { useT } from '../../platform/i18n/index.ts';

/** Time from the press to the notice (R9.2). */
const NOTICE_DELAY_MS = 1_000;

/** A refresh of the balance by the player: blocked while one runs, `refresh_success` after 1 s. */
export function useBalanceRefresh(): { refreshing: boolean; refresh: () => void } {
  const t = useT();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = () => {
    if (refreshing) return;
    setRefreshing(true);
    const done = refreshBalance().then(() => true);
    setTimeout(() => {
      setRefreshing(false);
      void ignoreFailure(
        'balance',
        done.then(() => toast(t('refresh_success'), { type: 'success' })),
      );
    }, NOTICE_DELAY_MS);
  };
  return { refreshing, refresh };
}

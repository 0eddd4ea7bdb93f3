import { useState } from 'react';
import { toast } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { refreshPlatforms } from '../api/refresh-platforms.ts';

/** Time from the press to the notice (R9.2). */
const NOTICE_DELAY_MS = 1_000;

/**
 * A refresh of platform balances by the player: blocked while one runs, `refresh_success` after 1 s (R4.10). No notice when a
 * platform did not answer (R7.8).
 */
export function usePlatformRefresh(platforms: readonly string[]): {
  refreshing: boolean;
  refresh: () => void;
} {
  const t = useT();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = () => {
    if (refreshing) return;
    setRefreshing(true);
    const noticeDue = new Promise<void>((resolve) => setTimeout(resolve, NOTICE_DELAY_MS));
    const work = Promise.all([refreshPlatforms(platforms), noticeDue]).then(([answered]) => {
      if (platforms.every((platform) => answered.includes(platform)))
        toast(t('refresh_success'), { type: 'success' });
    });
    void ignoreFailure('platform balance', work).then(() => setRefreshing(false));
  };
  return { refreshing, refresh };
}

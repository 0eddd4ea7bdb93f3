import { useFormat, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { limitsOptions } from '../api/protection.ts';
import { usedShare } from '../model/limits.ts';

/** For the player's statistics: how much of the weekly loss limit is used; nothing without one. */
export function WeekLossLine() {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const limit = useQuery(limitsOptions()).data?.items.find(
    ({ kind, period, value }) => kind === 'loss' && period === 'week' && value !== null,
  );
  if (!limit) return null;
  return t('rp_week_loss', {
    limit: hidden ? '••••' : format.figure(limit.value ?? undefined),
    percent: Math.floor(usedShare(limit) * 100),
  });
}

import { VIP_LEVELS } from '@tessera/rewards';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Activity } from '../api/activities.ts';
import type { Words } from '../kinds/kind-view.ts';

/** What the texts of the kinds are made with. */
export function useWords(): Words {
  const t = useT();
  const format = useFormat();
  return { t, format };
}

/** Whom an activity is for. */
export function audienceText({ audience }: Pick<Activity, 'audience'>, { t, format }: Words): string {
  if (!audience) return t('activity_who_all');
  const { vip_from: from, vip_to: to, registered_since: since } = audience;
  return (
    [
      ...(from > 1 || to < VIP_LEVELS.length ? [t('activity_who_vip', { from, to })] : []),
      ...(since === null ? [] : [t('activity_who_since', { time: format.time(since, 'YYYY-MM-DD HH:mm') })]),
    ].join(' · ') || t('activity_who_all')
  );
}

/** The dates of an activity. */
export function periodText(
  { starts, ends }: Pick<Activity, 'starts' | 'ends'>,
  { t, format }: Words,
): string {
  const from = format.time(starts, 'MM-DD');
  return ends === null
    ? t('activity_long')
    : t('activity_span', { from, to: format.time(ends, 'MM-DD HH:mm') });
}

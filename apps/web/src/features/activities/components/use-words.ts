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

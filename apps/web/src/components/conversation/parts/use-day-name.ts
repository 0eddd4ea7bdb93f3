import { useFormat } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';

const DAY_MS = 86_400_000;

/** Days of the platform's zone: `dayOf` gives `2026-11-28`, and `dayName` its name, such as `Today`. */
export function useDayName() {
  const t = useT();
  const format = useFormat();
  const dayOf = (ms: number) => format.time(ms, 'date');
  return {
    dayOf,
    dayName: (day: string) => {
      if (day === dayOf(now())) return t('cv_today');
      return day === dayOf(now() - DAY_MS) ? t('cv_yesterday') : day;
    },
  };
}

import { currentLanguage, useT } from '../../platform/i18n.ts';
import { weekText } from './hours.ts';
import { weekdayNames } from './weekday-names.ts';

/** Writes the hours of a setting in a few words. */
export function useWeekText(): (setting: string) => string {
  const t = useT();
  const words = {
    days: weekdayNames(currentLanguage()),
    daily: t('hours_daily'),
    allDay: t('day_open'),
    closed: t('day_closed'),
  };
  return (setting) => weekText(setting, words);
}

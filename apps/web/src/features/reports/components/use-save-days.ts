import { saveFile } from '../../../components/save-file/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Statistic } from '../api/statistic.ts';
import { daysCsv } from '../model/days-csv.ts';

/** Saves the days of a report as a spreadsheet file. */
export function useSaveDays(): (report: Statistic) => void {
  const t = useT();
  return ({ days, currency, from, to }) => {
    const text = daysCsv(days, currency, {
      day: t('rep_day'),
      currency: t('rep_currency'),
      sum: (name) => t(`rep_${name}`),
    });
    saveFile(text, 'text/csv;charset=utf-8', `${from}_${to}.csv`);
  };
}

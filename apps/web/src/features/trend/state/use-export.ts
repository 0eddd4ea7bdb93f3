import { csvOf } from '../../../components/csv/index.ts';
import { numbersOf } from '../../../components/draw-result/index.ts';
import { saveFile } from '../../../components/save-file/index.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { TrendState } from './use-trend.ts';

/** Exports the draws of a trend as CSV, newest first. */
export function useExport({ items, lottery, family }: TrendState): () => void {
  const t = useT();
  const format = useFormat();
  return () => {
    const rows = (items ?? []).map(({ issue, draw_at, result }) => {
      const { numbers = [], extra = [], isSum = false } = result ? numbersOf(family, result) : {};
      const drawn = isSum ? numbers : [...numbers, ...extra];
      return [issue, format.time(draw_at, 'datetime', lottery.zone), drawn.join(' ')];
    });
    const head = [t('trend_issue'), t('trend_draw_time'), t('trend_drawn')];
    saveFile(csvOf([head, ...rows]), 'text/csv', `${lottery.id}.csv`);
  };
}

import { Button } from '@tessera/ui';
import { Download } from '@tessera/ui/icons';
import { saveFile } from '../../../../components/save-file/index.ts';
import { useFormat, useSettings } from '../../../../data/settings/index.ts';
import { withLoading } from '../../../../platform/feedback/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { useMutation } from '../../../../platform/query/index.ts';
import { everyLogRow } from '../../api/log-pages.ts';
import { logCsv } from '../../model/log-csv.ts';
import type { LogFilter } from '../../model/log-filter.ts';
import { useLogTypes } from './use-log-types.ts';

/** Message keys of the columns. */
const heads = [
  'record_time',
  'log_type',
  'log_remark',
  'log_amount',
  'log_balance',
  'log_currency',
  'log_ref',
  'log_provider_ref',
] as const;

/** Saves the movements that match the filter as a spreadsheet file. */
export function LogExport({ filter }: { filter: LogFilter }) {
  const t = useT();
  const format = useFormat();
  const { nameOf } = useLogTypes();
  const { timeZone } = useSettings();
  const save = useMutation({
    mutationFn: async () => {
      const rows = await withLoading(everyLogRow(filter, timeZone));
      const text = logCsv(rows, {
        heads: heads.map((head) => t(head)),
        time: (ms) => format.time(ms, 'datetime'),
        type: nameOf,
      });
      saveFile(text, 'text/csv;charset=utf-8', `${filter.days.from}_${filter.days.to}.csv`);
    },
  });
  return (
    <Button variant="quiet" size="sm" icon={Download} loading={save.isPending} onClick={() => save.mutate()}>
      {t('record_export')}
    </Button>
  );
}

import { Button } from '@tessera/ui';
import { Download } from '@tessera/ui/icons';
import { useBetNames } from '../../../components/bet-names/index.ts';
import { saveFile } from '../../../components/save-file/index.ts';
import { useFormat, useSettings } from '../../../data/settings/index.ts';
import { withLoading } from '../../../platform/feedback/index.ts';
import { ignoreFailure } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { everyBet } from '../api/export-bets.ts';
import type { BetFilter } from '../model/bet-filter.ts';
import { betsCsv } from '../model/bets-csv.ts';

/** Message keys of the columns. */
const heads = [
  'record_id',
  'record_time',
  'record_lottery',
  'record_issue_head',
  'record_played',
  'record_content',
  'record_stake',
  'record_return',
  'record_net',
  'record_state',
] as const;

/** Saves the bets that match the filter as a spreadsheet file. */
export function ExportButton({ filter }: { filter: BetFilter }) {
  const t = useT();
  const format = useFormat();
  const names = useBetNames();
  const { timeZone } = useSettings();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async () => {
      const bets = await withLoading(everyBet(filter, timeZone));
      const text = betsCsv(bets, {
        heads: heads.map((head) => t(head)),
        time: (ms) => format.time(ms, 'datetime'),
        lottery: names.lottery,
        play: names.play,
        state: (look) => t(`record_state_${look}`),
      });
      saveFile(text, 'text/csv;charset=utf-8', `${filter.days.from}_${filter.days.to}.csv`);
    },
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={Download}
      loading={isPending}
      onClick={() => void ignoreFailure('export of bets', mutateAsync())}
    >
      {t('record_export')}
    </Button>
  );
}

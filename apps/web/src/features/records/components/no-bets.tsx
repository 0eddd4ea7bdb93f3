import { Button, EmptyState } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { useT } from '../../../platform/i18n/index.ts';
import { activeCount, type BetFilter } from '../model/bet-filter.ts';

/** No bet matches; an active filter can be cleared here. */
export function NoBets({ filter, onClear }: { filter: BetFilter; onClear: () => void }) {
  const t = useT();
  const filtered = activeCount(filter) > 0;
  return (
    <EmptyState
      art={<EmptyRecordsArt />}
      title={t('record_empty')}
      line={t(filtered ? 'record_empty_filtered' : 'record_empty_days')}
      action={<Button onClick={onClear}>{t(filtered ? 'record_clear' : 'record_show_month')}</Button>}
    />
  );
}

import { Button, EmptyState } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { daysOf } from '../../../../components/days/index.ts';
import { useSettings } from '../../../../data/settings/index.ts';
import { now } from '../../../../platform/clock/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import type { LogFiltersProps } from './log-filters.tsx';

/** No movement matches; an active filter can be cleared here. */
export function NoMovements({ filter, onChange }: LogFiltersProps) {
  const t = useT();
  const { timeZone } = useSettings();
  const filtered = filter.type !== '' || filter.ref !== '';
  return (
    <EmptyState
      art={<EmptyRecordsArt />}
      title={t('record_empty')}
      line={t(filtered ? 'record_empty_filtered' : 'log_empty_days')}
      action={
        <Button onClick={() => onChange({ days: daysOf('month', now(), timeZone), type: '', ref: '' })}>
          {t(filtered ? 'record_clear' : 'record_show_month')}
        </Button>
      }
    />
  );
}

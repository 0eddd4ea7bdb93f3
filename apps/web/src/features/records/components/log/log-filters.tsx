import { Chip, DateRange, Icon, Input, Segmented } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import { filterSize } from '../../../../components/form-sizes/index.ts';
import { useSettings } from '../../../../data/settings/index.ts';
import { now } from '../../../../platform/clock/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { daysOf, quickDays, quickOf } from '../../model/days.ts';
import { keepRef, type LogFilter } from '../../model/log-filter.ts';
import styles from './log.module.css';
import { useLogTypes } from './use-log-types.ts';

export interface LogFiltersProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
}

/** Filters of movements: days, number and type. */
export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const t = useT();
  const { timeZone } = useSettings();
  const { types } = useLogTypes();
  const quick = quickOf(filter.days, now(), timeZone);
  return (
    <search className={styles.root}>
      <div className={styles.row}>
        <Segmented
          label={t('record_range')}
          options={quickDays.map((value) => ({ value, label: t(`record_days_${value}`) }))}
          value={quick ?? 'none'}
          onChange={(value) => {
            if (value !== 'none') onChange({ ...filter, days: daysOf(value, now(), timeZone) });
          }}
        />
        <DateRange
          label={t('record_range')}
          value={filter.days}
          max={daysOf('today', now(), timeZone).to}
          onChange={(days) => onChange({ ...filter, days })}
        />
        <Input
          size={filterSize}
          className={styles.ref}
          type="search"
          aria-label={t('log_ref')}
          placeholder={t('log_ref')}
          prefix={<Icon of={Search} size={16} />}
          value={filter.ref}
          onValue={(text) => onChange({ ...filter, ref: keepRef(text) })}
        />
      </div>
      <fieldset className={styles.types} aria-label={t('log_type')}>
        {[{ id: '', name: t('log_type_all') }, ...types].map(({ id, name }) => (
          <Chip
            key={id}
            variant={id === '' ? 'soft' : 'line'}
            pressed={filter.type === id}
            onClick={() => onChange({ ...filter, type: id })}
          >
            {name}
          </Chip>
        ))}
      </fieldset>
    </search>
  );
}

import { DateRange, Field, Icon, Input, Segmented, Select } from '@tessera/ui';
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

/** All filters of movements in one row: days, type and number. */
export function LogFilterRow({ filter, onChange }: LogFiltersProps) {
  const t = useT();
  const { timeZone } = useSettings();
  const quick = quickOf(filter.days, now(), timeZone);
  return (
    <search className={styles.row}>
      <Segmented
        label={t('record_range')}
        options={quickDays.map((value) => ({ value, label: t(`record_days_${value}`) }))}
        value={quick ?? 'none'}
        onChange={(value) => {
          if (value !== 'none') onChange({ ...filter, days: daysOf(value, now(), timeZone) });
        }}
      />
      <Days filter={filter} onChange={onChange} />
      <TypeSelect filter={filter} onChange={onChange} />
      <RefInput filter={filter} onChange={onChange} />
    </search>
  );
}

/** The filters without a chip of their own on phones, stacked. */
export function LogFilterStack({ filter, onChange }: LogFiltersProps) {
  const t = useT();
  return (
    <search className={styles.stack}>
      <Days filter={filter} onChange={onChange} />
      <Field label={t('log_type')}>
        <TypeSelect filter={filter} onChange={onChange} />
      </Field>
      <Field label={t('log_ref')}>
        <RefInput filter={filter} onChange={onChange} />
      </Field>
    </search>
  );
}

function Days({ filter, onChange }: LogFiltersProps) {
  const t = useT();
  const { timeZone } = useSettings();
  return (
    <DateRange
      label={t('record_range')}
      value={filter.days}
      max={daysOf('today', now(), timeZone).to}
      onChange={(days) => onChange({ ...filter, days })}
    />
  );
}

function TypeSelect({ filter, onChange }: LogFiltersProps) {
  const t = useT();
  const { types } = useLogTypes();
  return (
    <Select
      aria-label={t('log_type')}
      size={filterSize}
      options={[
        { value: 'all', label: t('log_type_all') },
        ...types.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={filter.type || 'all'}
      onChange={(type) => onChange({ ...filter, type: type === 'all' ? '' : type })}
    />
  );
}

function RefInput({ filter, onChange }: LogFiltersProps) {
  const t = useT();
  return (
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
  );
}

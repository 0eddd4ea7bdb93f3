import { Field, Select } from '@tessera/ui';
import { DayRange, QuickDays } from '../../../../components/days/index.ts';
import { filterSize } from '../../../../components/form-sizes/index.ts';
import { useT } from '../../../../platform/i18n/index.ts';
import { keepRef, type LogFilter } from '../../model/log-filter.ts';
import styles from '../filters.module.css';
import { NumberSearch } from '../number-search.tsx';
import { useLogTypes } from './use-log-types.ts';

export interface LogFiltersProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
}

/** All filters of movements in one row: days, type and number. */
export function LogFilterRow({ filter, onChange }: LogFiltersProps) {
  const setDays = (days: LogFilter['days']) => onChange({ ...filter, days });
  return (
    <search className={styles.row}>
      <QuickDays days={filter.days} onDays={setDays} />
      <DayRange days={filter.days} onDays={setDays} />
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
      <DayRange days={filter.days} onDays={(days) => onChange({ ...filter, days })} />
      <Field label={t('log_type')}>
        <TypeSelect filter={filter} onChange={onChange} />
      </Field>
      <Field label={t('log_ref')}>
        <RefInput filter={filter} onChange={onChange} />
      </Field>
    </search>
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
    <NumberSearch
      label={t('log_ref')}
      value={filter.ref}
      onValue={(text) => onChange({ ...filter, ref: keepRef(text) })}
    />
  );
}

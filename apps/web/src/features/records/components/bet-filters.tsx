import { DateRange, Field, Icon, Input, SearchSelect, Segmented, Select } from '@tessera/ui';
import { Search } from '@tessera/ui/icons';
import { answersTo } from '../../../components/find-text/index.ts';
import { filterSize } from '../../../components/form-sizes/index.ts';
import { useList, useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type BetFilter, betStates } from '../model/bet-filter.ts';
import { daysOf, quickDays, quickOf } from '../model/days.ts';
import styles from './bet-filters.module.css';
import { useBetNames } from './use-bet-names.ts';

export interface BetFiltersProps {
  filter: BetFilter;
  onChange: (filter: BetFilter) => void;
}

/** All filters in one row. */
export function BetFilterRow({ filter, onChange }: BetFiltersProps) {
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
      <LotterySelect filter={filter} onChange={onChange} />
      <StateSelect filter={filter} onChange={onChange} />
      <IdInput filter={filter} onChange={onChange} />
    </search>
  );
}

/** The filters without a chip of their own on phones, stacked. */
export function BetFilterStack({ filter, onChange }: BetFiltersProps) {
  const t = useT();
  return (
    <search className={styles.stack}>
      <Days filter={filter} onChange={onChange} />
      <Field label={t('record_lottery')}>
        <LotterySelect filter={filter} onChange={onChange} />
      </Field>
      <Field label={t('record_state')}>
        <StateSelect filter={filter} onChange={onChange} />
      </Field>
      <Field label={t('record_id')}>
        <IdInput filter={filter} onChange={onChange} />
      </Field>
    </search>
  );
}

function Days({ filter, onChange }: BetFiltersProps) {
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

function LotterySelect({ filter, onChange }: BetFiltersProps) {
  const t = useT();
  const names = useBetNames();
  const lotteries = useList('LOTTERY_LIST') ?? [];
  return (
    <SearchSelect
      label={t('record_lottery')}
      size={filterSize}
      answers={answersTo}
      options={[
        { value: 'all', label: t('record_lottery_all') },
        ...lotteries.map(({ id, name }) => ({
          value: id,
          label: names.lottery(id),
          also: [id, ...Object.values(name)],
        })),
      ]}
      value={filter.lottery || 'all'}
      onChange={(lottery) => onChange({ ...filter, lottery: lottery === 'all' ? '' : lottery })}
    />
  );
}

function StateSelect({ filter, onChange }: BetFiltersProps) {
  const t = useT();
  return (
    <Select
      aria-label={t('record_state')}
      size={filterSize}
      options={[
        { value: 'all' as const, label: t('record_state_all') },
        ...betStates.map((state) => ({ value: state, label: t(`record_filter_${state}`) })),
      ]}
      value={filter.state || 'all'}
      onChange={(state) => onChange({ ...filter, state: state === 'all' ? '' : state })}
    />
  );
}

function IdInput({ filter, onChange }: BetFiltersProps) {
  const t = useT();
  return (
    <Input
      size={filterSize}
      className={styles.id}
      type="search"
      inputMode="numeric"
      aria-label={t('record_id')}
      placeholder={t('record_id')}
      prefix={<Icon of={Search} size={16} />}
      value={filter.betId}
      onValue={(text) => onChange({ ...filter, betId: text.replace(/\D/g, '').slice(0, 16) })}
    />
  );
}

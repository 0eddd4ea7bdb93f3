import { Field, SearchSelect, Select } from '@tessera/ui';
import { useBetNames } from '../../../components/bet-names/index.ts';
import { DayRange, QuickDays } from '../../../components/days/index.ts';
import { answersTo } from '../../../components/find-text/index.ts';
import { filterSize } from '../../../components/form-sizes/index.ts';
import { useList } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type BetFilter, betStates } from '../model/bet-filter.ts';
import styles from './filters.module.css';
import { NumberSearch } from './number-search.tsx';

export interface BetFiltersProps {
  filter: BetFilter;
  onChange: (filter: BetFilter) => void;
}

/** All filters in one row. */
export function BetFilterRow({ filter, onChange }: BetFiltersProps) {
  const setDays = (days: BetFilter['days']) => onChange({ ...filter, days });
  return (
    <search className={styles.row}>
      <QuickDays days={filter.days} onDays={setDays} />
      <DayRange days={filter.days} onDays={setDays} />
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
      <DayRange days={filter.days} onDays={(days) => onChange({ ...filter, days })} />
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
    <NumberSearch
      label={t('record_id')}
      inputMode="numeric"
      value={filter.betId}
      onValue={(text) => onChange({ ...filter, betId: text.replace(/\D/g, '').slice(0, 16) })}
    />
  );
}

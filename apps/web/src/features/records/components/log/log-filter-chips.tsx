import { FilterChips } from '../filter-chips.tsx';
import { FilterSheet } from '../filter-sheet.tsx';
import { LogFilterStack, type LogFiltersProps } from './log-filters.tsx';
import { useLogTypes } from './use-log-types.ts';

/** Filters of movements on phones. */
export function LogFilterChips({ filter, onChange }: LogFiltersProps) {
  const { nameOf } = useLogTypes();
  const { days, type, ref } = filter;
  return (
    <FilterChips
      days={days}
      onDays={(next) => onChange({ ...filter, days: next })}
      chosen={[
        { name: 'type', text: type && nameOf(type), onRemove: () => onChange({ ...filter, type: '' }) },
        { name: 'ref', text: ref, onRemove: () => onChange({ ...filter, ref: '' }) },
      ].filter(({ text }) => text !== '')}
      sheet={(close) => (
        <FilterSheet onClose={close}>
          <LogFilterStack filter={filter} onChange={onChange} />
        </FilterSheet>
      )}
    />
  );
}

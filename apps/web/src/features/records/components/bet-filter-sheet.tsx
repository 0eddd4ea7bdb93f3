import { BetFilterStack, type BetFiltersProps } from './bet-filters.tsx';
import { FilterSheet } from './filter-sheet.tsx';

/** The sheet with the filters of bets. */
export function BetFilterSheet({ filter, onChange, onClose }: BetFiltersProps & { onClose: () => void }) {
  return (
    <FilterSheet onClose={onClose}>
      <BetFilterStack filter={filter} onChange={onChange} />
    </FilterSheet>
  );
}

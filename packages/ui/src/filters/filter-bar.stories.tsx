import { Chip } from '../chip/chip.tsx';
import { Select } from '../select/select.tsx';
import { FilterBar } from './filter-bar.tsx';

const filter = (
  <Select
    aria-label="彩种"
    options={[{ value: 'all', label: '全部彩种' }]}
    value="all"
    onChange={() => undefined}
  />
);

export const Row = () => (
  <FilterBar layout="row" end="3 单">
    {filter}
  </FilterBar>
);
Row.wide = true;

export const BehindButton = () => (
  <FilterBar
    layout="sheet"
    activeCount={2}
    quick={
      <>
        <Chip pressed>今日</Chip>
        <Chip pressed={false}>7 天</Chip>
        <Chip pressed={false}>30 天</Chip>
      </>
    }
  >
    {filter}
  </FilterBar>
);
BehindButton.wide = true;

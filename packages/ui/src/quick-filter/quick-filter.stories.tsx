import { QuickFilter } from './quick-filter.tsx';

export const Position = () => (
  <QuickFilter
    label="百位 快捷"
    onPick={() => undefined}
    items={[
      { key: 'all', label: '全' },
      { key: 'big', label: '大' },
      { key: 'small', label: '小' },
      { key: 'odd', label: '奇', pressed: true },
      { key: 'even', label: '偶' },
      { key: 'clear', label: '清' },
    ]}
  />
);

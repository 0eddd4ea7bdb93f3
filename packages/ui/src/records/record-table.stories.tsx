import { useState } from 'react';
import { EmptyRecordsArt } from '../art/inline/empty-records.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { RecordSort } from './columns.ts';
import { RecordTable } from './record-table.tsx';
import { type SampleRecord, sampleColumns, sampleRecords } from './sample-records.tsx';

const list = {
  columns: sampleColumns,
  rows: sampleRecords,
  rowKey: (row: SampleRecord) => row.issue,
  label: '投注记录',
};

export function Table() {
  const [sort, setSort] = useState<RecordSort>({ key: 'stake', direction: 'descending' });
  return (
    <RecordTable
      {...list}
      layout="table"
      sort={sort}
      onSort={setSort}
      expand={(row) => (row.gain === null ? null : '后三直选复式 百 1,3,6,8 · 十 0,2,5 · 个 4,7')}
      totals={{ issue: '合计', stake: '80.00', net: '+115.00' }}
    />
  );
}
Table.wide = true;

export const Cards = () => <RecordTable {...list} layout="cards" expand={() => '后三直选复式'} />;
Cards.wide = true;

export const Loading = () => <RecordTable {...list} label="载入中的记录" layout="table" loadingRows={2} />;
Loading.wide = true;

export const Empty = () => (
  <RecordTable
    {...list}
    rows={[]}
    layout="cards"
    empty={<EmptyState art={<EmptyRecordsArt />} title="该条件下无记录" />}
  />
);
Empty.wide = true;

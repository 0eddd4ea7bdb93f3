import { useState } from 'react';
import { EmptyRecordsArt } from '../src/art/inline/empty-records.tsx';
import {
  BallRow,
  Chip,
  DateRange,
  EmptyState,
  FilterBar,
  MoneyText,
  Pager,
  type RecordColumn,
  type RecordSort,
  RecordTable,
  Tag,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { Panel } from './spec.tsx';

interface Row {
  issue: string;
  numbers: readonly number[];
  shape: string;
  stake: string;
  net: string;
  gain: boolean | null;
}

const rows: readonly Row[] = [
  { issue: '041', numbers: [3, 7, 6, 6, 8], shape: '组三', stake: '48.00', net: '147.00', gain: true },
  { issue: '040', numbers: [9, 0, 2, 4, 4], shape: '组三', stake: '32.00', net: '32.00', gain: false },
  { issue: '039', numbers: [1, 5, 8, 2, 7], shape: '组六', stake: '—', net: '—', gain: null },
];

const columns: readonly RecordColumn<Row>[] = [
  { key: 'issue', head: '期号', cell: (row) => row.issue, card: 'title' },
  {
    key: 'numbers',
    head: '开奖',
    cell: (row) => <BallRow family="ssc" size="s" numbers={row.numbers} label={`第${row.issue}期`} />,
  },
  { key: 'shape', head: '形态', cell: (row) => <Tag>{row.shape}</Tag>, card: 'status' },
  { key: 'stake', head: '投注', cell: (row) => row.stake, align: 'end', sortable: true },
  { key: 'net', head: '净额', cell: Net, align: 'end', card: 'amount' },
];

function Net({ gain, net }: Row) {
  if (gain === null) return '—';
  return <MoneyText text={net} sign={gain ? 'plus' : 'minus'} tone={gain ? 'up' : 'down'} arrow />;
}

/** Record lists, filters, pagers. */
export function RecordPanels() {
  const [sort, setSort] = useState<RecordSort>({ key: 'stake', direction: 'descending' });
  const [page, setPage] = useState(5);
  const [span, setSpan] = useState({ from: '2026-11-22', to: '2026-11-28' });
  const today = { from: '2026-11-28', to: '2026-11-28' };
  const filters = (
    <DateRange
      label="日期"
      value={span}
      onChange={setSpan}
      presets={[
        { label: '今日', ...today },
        { label: '7 天', from: '2026-11-22', to: '2026-11-28' },
      ]}
    />
  );
  const table = { columns, rows, rowKey: (row: Row) => row.issue, label: '投注记录' };
  return (
    <>
      <Panel title="记录 · 表格">
        <div className={styles.stack}>
          <FilterBar layout="row" end="3 单">
            {filters}
          </FilterBar>
          <RecordTable
            {...table}
            layout="table"
            sort={sort}
            onSort={setSort}
            expand={(row) => (row.gain === null ? null : '后三直选复式 百 1,3,6,8 · 十 0,2,5 · 个 4,7')}
            totals={{ issue: '合计', stake: '80.00', net: '+115.00' }}
          />
          <RecordTable {...table} label="载入中的记录" layout="table" loadingRows={2} />
          <Pager
            page={page}
            pages={9}
            onPage={setPage}
            pageSize={20}
            pageSizes={[20, 50, 100]}
            onPageSize={setPage}
          />
        </div>
      </Panel>
      <Panel title="记录 · 卡片">
        <div className={styles.stack}>
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
            {filters}
          </FilterBar>
          <RecordTable {...table} layout="cards" expand={() => '后三直选复式'} />
          <RecordTable
            {...table}
            rows={[]}
            layout="cards"
            empty={<EmptyState art={<EmptyRecordsArt />} title="该条件下无记录" />}
          />
        </div>
      </Panel>
    </>
  );
}

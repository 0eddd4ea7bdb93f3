import { Tag } from '../badge/tag.tsx';
import { BallRow } from '../ball/ball-row.tsx';
import { MoneyText } from '../money/money-text.tsx';
import type { RecordColumn } from './columns.ts';

/** A bet as the stories of record lists show it. `gain` is null while the draw is pending. */
export interface SampleRecord {
  issue: string;
  numbers: readonly number[];
  shape: string;
  stake: string;
  net: string;
  gain: boolean | null;
}

/** Three bets: won, lost, pending. */
export const sampleRecords: readonly SampleRecord[] = [
  { issue: '041', numbers: [3, 7, 6, 6, 8], shape: '组三', stake: '48.00', net: '147.00', gain: true },
  { issue: '040', numbers: [9, 0, 2, 4, 4], shape: '组三', stake: '32.00', net: '32.00', gain: false },
  { issue: '039', numbers: [1, 5, 8, 2, 7], shape: '组六', stake: '—', net: '—', gain: null },
];

/** Columns of {@link sampleRecords}. */
export const sampleColumns: readonly RecordColumn<SampleRecord>[] = [
  { key: 'issue', head: '期号', cell: (row) => row.issue, card: 'title' },
  {
    key: 'numbers',
    head: '开奖',
    cell: (row) => <BallRow look="plain" size="s" numbers={row.numbers} label={`第${row.issue}期`} />,
  },
  { key: 'shape', head: '形态', cell: (row) => <Tag>{row.shape}</Tag>, card: 'status' },
  { key: 'stake', head: '投注', cell: (row) => row.stake, align: 'end', sortable: true },
  { key: 'net', head: '净额', cell: Net, align: 'end', card: 'amount' },
];

function Net({ gain, net }: SampleRecord) {
  if (gain === null) return '—';
  return <MoneyText text={net} sign={gain ? 'plus' : 'minus'} tone={gain ? 'up' : 'down'} arrow />;
}

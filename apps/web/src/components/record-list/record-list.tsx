import { RecordTable, type RecordTableProps } from '@tessera/ui';
import { byForm } from '../../platform/device/index.ts';

const layout = byForm<'table' | 'cards'>({ desktop: 'table', phone: 'cards' });

/** Records of one kind from one set of columns: a table on desktop, cards on phones. */
export function RecordList<Row>(props: Omit<RecordTableProps<Row>, 'layout'>) {
  return <RecordTable {...props} layout={layout} />;
}

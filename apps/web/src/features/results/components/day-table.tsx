import { partByForm } from '../../../platform/device/index.ts';
import { ResultTable } from './day-table.desktop.tsx';
import { ResultCards } from './day-table.phone.tsx';

/** Results of a date: a table on desktop, cards on phones. */
export const DayTable = partByForm({ desktop: ResultTable, phone: ResultCards });

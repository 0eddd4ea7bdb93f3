import { partByForm } from '../../../platform/device/index.ts';
import { TitleHead } from './page-head.desktop.tsx';
import { HistoryAction } from './page-head.phone.tsx';

/** Heading of a cashier page on desktop, with one line below it; on phones the title is in the bar. */
export const PageHead = partByForm({ desktop: TitleHead, phone: HistoryAction });

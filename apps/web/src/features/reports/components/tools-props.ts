import type { DaysProps } from '../../../components/days/index.ts';

/** Props of the tools of a report, in either form. */
export interface ToolsProps extends DaysProps {
  /** Saves the report as a file; absent without data. */
  onExport: (() => void) | undefined;
  exporting?: boolean;
}

import { Button } from '@tessera/ui';
import { Download } from '@tessera/ui/icons';
import { DayRange, QuickDays, reportDays } from '../../../components/days/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import styles from './report-tools.module.css';
import type { ToolsProps } from './tools-props.ts';

/** Days and export of a report in one row. */
export function ToolsRow({ days, onDays, onExport, exporting = false }: ToolsProps) {
  const t = useT();
  return (
    <search className={styles.row}>
      <QuickDays quick={reportDays} days={days} onDays={onDays} />
      <DayRange days={days} onDays={onDays} />
      <Button size="sm" icon={Download} disabled={!onExport} loading={exporting} onClick={onExport}>
        {t('record_export')}
      </Button>
    </search>
  );
}

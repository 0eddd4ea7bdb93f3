import { Card, IconButton } from '@tessera/ui';
import { Calendar, Download } from '@tessera/ui/icons';
import { useId, useState } from 'react';
import { DayRange, QuickDays, quickOf, reportDays } from '../../../components/days/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { PageAction } from '../../../platform/navigation/index.ts';
import styles from './report-tools.module.css';
import type { ToolsProps } from './tools-props.ts';

/** Days of a report as one strip; days of any span open below it, from the top bar, which also has the export. */
export function ToolsStrip({ days, onDays, onExport, exporting = false }: ToolsProps) {
  const t = useT();
  const id = useId();
  const { timeZone } = useSettings();
  const [open, setOpen] = useState(quickOf(days, now(), timeZone) === undefined);
  return (
    <search className={styles.strip}>
      <PageAction>
        <span className={styles.actions}>
          <IconButton
            icon={Calendar}
            label={t('rep_range_own')}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
          <IconButton
            icon={Download}
            label={t('record_export')}
            disabled={!onExport || exporting}
            onClick={onExport}
          />
        </span>
      </PageAction>
      <div className={styles.quick}>
        <QuickDays fill quick={reportDays} days={days} onDays={onDays} />
      </div>
      <div id={id} hidden={!open}>
        <Card className={styles.own ?? ''}>
          <DayRange days={days} onDays={onDays} />
        </Card>
      </div>
    </search>
  );
}

import { TabPanel, Tabs } from '@tessera/ui';
import { useId, useState } from 'react';
import { DesktopHead } from '../../../components/page-head/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';
import { refreshLog } from '../api/log-pages.ts';
import { LogListDesktop } from '../components/log/log-list.desktop.tsx';
import { LogListPhone } from '../components/log/log-list.phone.tsx';
import { firstLogFilter, type LogFilter } from '../model/log-filter.ts';
import styles from './record-bet-screen.module.css';

const Movements = partByForm({ desktop: LogListDesktop, phone: LogListPhone });

const LogExport = lazyPart(async () => (await import('../components/log/log-export.tsx')).LogExport);
const StatementMonth = lazyPart(
  async () => (await import('../components/log/statement-month.tsx')).StatementMonth,
);

/** `record-log`: every movement of the main balance with the balance after it, and monthly statements. Parameter `type`. */
export function RecordLogScreen() {
  const t = useT();
  const id = useId();
  const { params } = useRoute();
  const { timeZone } = useSettings();
  const [tab, setTab] = useState<'rows' | 'months'>('rows');
  const [filter, setFilter] = useState<LogFilter>(() => firstLogFilter(params, now(), timeZone));
  useSocketEvent('balance', () => void refreshLog());
  useGap(() => void refreshLog());
  return (
    <>
      <DesktopHead title={t('route_record_log')} note={t('log_note')}>
        {tab === 'rows' && <LogExport filter={filter} />}
      </DesktopHead>
      <Tabs
        id={id}
        line
        label={t('route_record_log')}
        value={tab}
        onChange={setTab}
        items={[
          { value: 'rows', label: t('log_tab_rows') },
          { value: 'months', label: t('log_tab_months') },
        ]}
      />
      <TabPanel id={id} value={tab} className={styles.panel ?? ''}>
        {tab === 'months' ? <StatementMonth /> : <Movements filter={filter} onChange={setFilter} />}
      </TabPanel>
    </>
  );
}

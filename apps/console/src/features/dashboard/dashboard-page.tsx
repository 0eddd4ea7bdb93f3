import { formatTime } from '@tessera/protocol/time';
import { Note } from '@tessera/ui';
import { TriangleAlert } from '@tessera/ui/icons';
import { useFigures } from '../../data/figures.ts';
import { useOperator } from '../../data/session.ts';
import { Page } from '../../parts/page.tsx';
import { textOf } from '../../platform/call-error.ts';
import { useT } from '../../platform/i18n.ts';
import { Alarms } from './alarms.tsx';
import styles from './dashboard-page.module.css';
import { Draws } from './draws.tsx';
import { Headline } from './headline.tsx';
import { Lotteries } from './lotteries.tsx';
import { Providers } from './providers.tsx';

/** What goes on now. When a reading fails, the figures stay and say of when they are. */
export function DashboardPage() {
  const t = useT();
  const { timeZone } = useOperator();
  const { data: figures, error } = useFigures();
  return (
    <Page
      cards
      title={t('page_dashboard')}
      sub={
        figures &&
        t('dashboard_since', {
          day: formatTime(figures.dayStart, 'date', timeZone),
          at: formatTime(figures.at, 'time', timeZone),
        })
      }
    >
      {error && (
        <Note tone="danger" icon={TriangleAlert} role="alert">
          {textOf(error)}
        </Note>
      )}
      <Headline figures={figures} />
      <div className={styles.cards}>
        <div className={styles.column}>
          <Lotteries rows={figures?.lotteries} />
        </div>
        <div className={styles.column}>
          <Alarms figures={figures} />
          <Providers figures={figures} />
          <Draws figures={figures} />
        </div>
      </div>
    </Page>
  );
}

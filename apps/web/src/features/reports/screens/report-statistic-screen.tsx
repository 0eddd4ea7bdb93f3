import { Card, EmptyState, Skeleton, SkeletonRegion } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { Failed } from '../../../components/failed/index.ts';
import { DesktopHead } from '../../../components/page-head/index.ts';
import { units } from '../../../components/reward-figures/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { setParams, useRoute } from '../../../platform/navigation/index.ts';
import { markStale, useQuery } from '../../../platform/query/index.ts';
import { useGap, useSocketEvent } from '../../../platform/socket/index.ts';
import { STATISTIC, type Statistic, statisticOptions } from '../api/statistic.ts';
import { AverageCard } from '../components/average-card.tsx';
import { DayFactsList } from '../components/day-facts.tsx';
import { DaysCard } from '../components/days-card.tsx';
import { PlayedCard } from '../components/played-card.tsx';
import { ProductsCard } from '../components/products-card.tsx';
import { HeadTools, TopTools } from '../components/report-tools.tsx';
import { StatisticFigures } from '../components/statistic-figures.tsx';
import type { ToolsProps } from '../components/tools-props.ts';
import { useSaveDays } from '../components/use-save-days.ts';
import { hasMovement } from '../model/day-facts.ts';
import { printDays, readDays } from '../model/report-days.ts';
import styles from './report-statistic-screen.module.css';

/** `report/statistic`: the player's own figures over some days. Parameters: `days`, or `from` and `to`. */
export function ReportStatisticScreen() {
  const t = useT();
  const { params } = useRoute();
  const { timeZone } = useSettings();
  const days = readDays(params, now(), timeZone);
  const { data: report, isError, isPlaceholderData: waiting, refetch } = useQuery(statisticOptions(days));
  const save = useSaveDays();
  useSocketEvent('bet:settled', () => markStale([STATISTIC]));
  useSocketEvent('bet:corrected', () => markStale([STATISTIC]));
  useGap(() => markStale([STATISTIC]));
  const tools: ToolsProps = {
    days,
    onDays: (next) => setParams(printDays(next, now(), timeZone)),
    onExport: report && !waiting ? () => save(report) : undefined,
  };
  return (
    <>
      <DesktopHead title={t('route_report_statistic')} note={t('rep_note')}>
        <HeadTools {...tools} />
      </DesktopHead>
      <TopTools {...tools} />
      {isError && !report ? (
        <Card pad>
          <Failed title={t('rep_failed')} onRetry={refetch} />
        </Card>
      ) : (
        <>
          <StatisticFigures report={report} waiting={waiting} />
          {report ? <Details report={report} waiting={waiting} /> : <Waiting />}
        </>
      )}
    </>
  );
}

function Details({ report, waiting }: { report: Statistic; waiting: boolean }) {
  const { total, days, products, played } = report;
  const isEmpty = !hasMovement(total) && units(report.waiting) === 0n;
  return (
    <>
      {isEmpty ? (
        <NoMovement />
      ) : (
        <div className={styles.body}>
          <DaysCard days={days} waiting={waiting}>
            <DayFactsList report={report} />
          </DaysCard>
          <div className={styles.side}>
            <AverageCard report={report} />
            <ProductsCard products={products} />
          </div>
        </div>
      )}
      {(!isEmpty || played.total > 0) && <PlayedCard played={played} />}
    </>
  );
}

function NoMovement() {
  const t = useT();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  return (
    <Card>
      <EmptyState
        art={<EmptyRecordsArt />}
        title={t('rep_empty')}
        line={t(isTrial ? 'rep_empty_trial' : 'rep_empty_line')}
      />
    </Card>
  );
}

function Waiting() {
  const t = useT();
  return (
    <SkeletonRegion label={t('ui_loading')}>
      <Skeleton height={320} />
    </SkeletonRegion>
  );
}

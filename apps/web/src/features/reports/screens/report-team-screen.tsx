import { Card, Skeleton, SkeletonRegion } from '@tessera/ui';
import { Failed } from '../../../components/failed/index.ts';
import { DesktopHead } from '../../../components/page-head/index.ts';
import { useSettings } from '../../../data/settings/index.ts';
import { now } from '../../../platform/clock/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { setParams, useRoute } from '../../../platform/navigation/index.ts';
import { markStale, useQuery } from '../../../platform/query/index.ts';
import { useGap } from '../../../platform/socket/index.ts';
import { TEAM, teamOptions } from '../api/team.ts';
import { DaysCard } from '../components/days-card.tsx';
import { ExplanationAside } from '../components/explanation-aside.desktop.tsx';
import { MemberTable } from '../components/members.desktop.tsx';
import { MemberList } from '../components/members.phone.tsx';
import type { MembersProps } from '../components/members-props.ts';
import { NoAgent, UnknownMember } from '../components/no-team.tsx';
import { HeadTools, TopTools } from '../components/report-tools.tsx';
import { TeamFigures } from '../components/team-figures.tsx';
import { TeamPath } from '../components/team-path.tsx';
import type { ToolsProps } from '../components/tools-props.ts';
import { useTeamExport } from '../components/use-team-export.ts';
import { printTeamView, readTeamView, type TeamView } from '../model/team-view.ts';
import styles from './report-team-screen.module.css';

const Members = partByForm({ desktop: MemberTable, phone: MemberList });
/** On phones an explanation is below its member. */
const Aside = partByForm({ desktop: ExplanationAside });

/**
 * `report/team`: the team below the player or a member. Parameters: those of the days, `of` a member, `sort`, `order` = `up`, `page`,
 * and `member` whose commission is explained.
 */
export function ReportTeamScreen() {
  const t = useT();
  const { params } = useRoute();
  const { timeZone } = useSettings();
  const view = readTeamView(params, now(), timeZone);
  const { data: report, error, isPlaceholderData: waiting, refetch } = useQuery(teamOptions(view));
  const { mutate: save, isPending: saving } = useTeamExport(view);
  useGap(() => markStale([TEAM]));
  const onView = (next: TeamView) => setParams(printTeamView(next, now(), timeZone));
  const head = (tools?: ToolsProps) => (
    <>
      <DesktopHead title={t('route_report_team')} note={t('rep_team_note')}>
        {tools && <HeadTools {...tools} />}
      </DesktopHead>
      {tools && <TopTools {...tools} />}
    </>
  );
  const refused =
    isCallError(error, 'team_not_agent') || isCallError(error, 'trial_not_allowed') ? (
      <NoAgent />
    ) : isCallError(error, 'not_found') ? (
      <UnknownMember />
    ) : undefined;
  if (refused) {
    return (
      <>
        {head()}
        {refused}
      </>
    );
  }
  return (
    <>
      {head({
        days: view.days,
        onDays: (days) => onView({ ...view, days, page: 1 }),
        onExport: report ? () => save() : undefined,
        exporting: saving,
      })}
      {error && !report ? (
        <Card pad>
          <Failed title={t('rep_team_failed')} onRetry={refetch} />
        </Card>
      ) : (
        <>
          {report && <TeamPath path={report.path} view={view} />}
          <TeamFigures report={report} waiting={waiting} />
          {report ? <Details report={report} view={view} onView={onView} waiting={waiting} /> : <Waiting />}
        </>
      )}
    </>
  );
}

function Details({ report, view, onView, waiting }: MembersProps) {
  const isBeside = report.items.some(({ id }) => id === view.member);
  return (
    <div className={styles.body} data-beside={isBeside || undefined}>
      <div className={styles.main}>
        <Members report={report} view={view} onView={onView} waiting={waiting} />
        {report.members > 0 && <DaysCard days={report.days} waiting={waiting} />}
      </div>
      <Aside report={report} view={view} onClose={() => onView({ ...view, member: undefined })} />
    </div>
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

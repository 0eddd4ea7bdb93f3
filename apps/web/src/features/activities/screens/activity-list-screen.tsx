import { Badge, Card, EmptyState, Note, Skeleton, SkeletonRegion, TabPanel, Tabs } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { Info } from '@tessera/ui/icons';
import { Failed } from '../../../components/failed/index.ts';
import { PageHead } from '../../../components/page-head/index.ts';
import { RewardsClosed } from '../../../components/rewards-closed/index.ts';
import { useFreshRewards } from '../../../data/promotions/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { replace, useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { type Activity, activitiesOptions } from '../api/activities.ts';
import { ActivityCard } from '../components/activity-card.tsx';
import { knownOf } from '../kinds/index.ts';
import { ofTab, TABS, type Tab } from '../model/tabs.ts';
import styles from './activity-list-screen.module.css';

/** `activity-list`: parameter `tab`, one of `TABS`. */
export function ActivityListScreen() {
  const t = useT();
  return (
    <>
      <PageHead title={t('route_activity_list')} note={t('activity_note')} />
      <Content />
    </>
  );
}

function Content() {
  const t = useT();
  const activities = useQuery(activitiesOptions());
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  useFreshRewards();
  if (activities.isError) {
    return (
      <Card pad>
        <Failed title={t('activity_failed')} onRetry={activities.refetch} />
      </Card>
    );
  }
  if (!activities.data) {
    return (
      <SkeletonRegion label={t('ui_loading')} className={styles.grid ?? ''}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height={264} />
        ))}
      </SkeletonRegion>
    );
  }
  const { available, items } = activities.data;
  if (!available && !isTrial) return <RewardsClosed />;
  return (
    <>
      {isTrial && <Note icon={Info}>{t('activity_trial')}</Note>}
      <Lists activities={items} />
    </>
  );
}

function Lists({ activities }: { activities: readonly Activity[] }) {
  const t = useT();
  const { params } = useRoute();
  const tab: Tab = TABS.find((known) => known === params.tab) ?? 'running';
  const shown = ofTab(activities, tab).flatMap((activity) => knownOf(activity) ?? []);
  return (
    <>
      <Tabs
        id="activities"
        line
        className={styles.tabs ?? ''}
        label={t('activity_tabs')}
        value={tab}
        onChange={(next) => void replace('activity-list', { tab: next })}
        items={TABS.map((value) => ({
          value,
          label: t(`activity_tab_${value}`),
          badge: value !== 'ended' && <Badge tone="soft" count={ofTab(activities, value).length} />,
        }))}
      />
      <TabPanel id="activities" value={tab} className={styles.panel ?? ''}>
        {shown.length === 0 ? (
          <Card>
            <EmptyState
              art={<EmptyRecordsArt />}
              title={t(`activity_none_${tab}`)}
              line={t('activity_none_line')}
            />
          </Card>
        ) : (
          <div className={styles.grid}>
            {shown.map((known) => (
              <ActivityCard key={known.activity.id} of={known} />
            ))}
          </div>
        )}
      </TabPanel>
    </>
  );
}

import { isEarned } from '@tessera/rewards';
import { Card, EmptyState, LinkButton, Skeleton, SkeletonRegion } from '@tessera/ui';
import { useState } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { RewardsClosed } from '../../../components/rewards-closed/index.ts';
import { useFreshRewards, usePromotions } from '../../../data/promotions/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { printHash, useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { type ActivityDetail, activityOptions } from '../api/activities.ts';
import { ActionBar } from '../components/action-bar.tsx';
import { CostCard } from '../components/cost-card.tsx';
import { ExampleCard } from '../components/example-card.tsx';
import { HeadLine } from '../components/head.desktop.tsx';
import { Hero } from '../components/head.phone.tsx';
import { ProgressCard } from '../components/progress-card.tsx';
import { RaceBoard } from '../components/race-board.tsx';
import { RacePlace } from '../components/race-place.tsx';
import { RewardsCard } from '../components/rewards-card.tsx';
import { AfterCard, RulesCard, TermsCard } from '../components/terms-card.tsx';
import { useAssumption } from '../components/use-assumption.ts';
import { useDeed } from '../components/use-deed.ts';
import { type Known, knownOf } from '../kinds/index.ts';
import { hasBar } from '../model/tabs.ts';
import styles from './activity-detail-screen.module.css';

const Head = partByForm({ desktop: HeadLine, phone: Hero });

/** `activity-detail`: parameter `id`. */
export function ActivityDetailScreen() {
  const t = useT();
  const { params } = useRoute();
  const detail = useQuery(activityOptions(params.id ?? ''));
  const promotions = usePromotions();
  useFreshRewards();
  if (promotions.data?.closed_by || promotions.data?.off) return <RewardsClosed />;
  const known = detail.data && knownOf(detail.data);
  if (isCallError(detail.error, 'not_found') || (detail.data && !known)) {
    return (
      <Card pad>
        <EmptyState
          title={t('activity_gone')}
          line={t('activity_gone_line')}
          action={
            <LinkButton href={printHash({ name: 'activity-list', params: {} })}>
              {t('activity_to_list')}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  if (detail.isError) {
    return (
      <Card pad>
        <Failed title={t('activity_failed')} onRetry={detail.refetch} />
      </Card>
    );
  }
  if (!known) {
    return (
      <SkeletonRegion label={t('ui_loading')} className={styles.column ?? ''}>
        <Skeleton height={64} />
        <Skeleton height={320} />
      </SkeletonRegion>
    );
  }
  return <Activity key={known.activity.version} of={known} />;
}

function Activity({ of }: { of: Known<ActivityDetail> }) {
  const { activity, terms, view } = of;
  const { Stage, Own } = view;
  const [ticked, setTicked] = useState(false);
  // A tick is for one press: whoever leaves, or gets the next bonus, is asked again.
  const part = `${activity.own.joined_at} ${activity.rewards.length}`;
  const [tickedPart, setTickedPart] = useState(part);
  if (tickedPart !== part) {
    setTickedPart(part);
    setTicked(false);
  }
  const [shown, assumption] = useAssumption(of);
  const deed = useDeed(activity);
  const earned = isEarned(terms);
  // Cash that is ready costs nothing; a bonus has a cost each time.
  const ticks =
    activity.blocked === null && (activity.action === 'join' || (activity.action === 'claim' && earned));
  const isIn = activity.own.state !== 'none';
  return (
    <div className={styles.column} data-barred={hasBar(activity) || undefined}>
      <Head of={of} />
      <div className={styles.body}>
        <div className={styles.column}>
          {Stage && <Stage activity={activity} terms={terms} deed={deed} />}
          {isIn && !activity.race && !Own && <ProgressCard of={of} deed={deed} />}
          <CostCard
            of={of}
            shown={shown}
            assumption={assumption}
            tick={ticks ? { done: ticked, set: setTicked } : undefined}
          />
          {activity.race && <RaceBoard board={activity.race} />}
          <ExampleCard of={of} shown={shown} />
        </div>
        <div className={styles.column}>
          <ActionBar activity={activity} ticked={ticked || !ticks} deed={deed} />
          {activity.race && isIn && terms.kind === 'race' && (
            <RacePlace board={activity.race} name={activity.name} prizes={terms.prizes.length} deed={deed} />
          )}
          {Own && isIn && <Own activity={activity} terms={terms} deed={deed} />}
          {activity.rewards.length > 0 && !Own && <RewardsCard rewards={activity.rewards} />}
          <TermsCard of={of} />
          {earned && <AfterCard version={versionOf(activity)} />}
          <RulesCard of={of} />
        </div>
      </div>
    </div>
  );
}

/** The version that applies: that of the running bonus, otherwise the current one. */
const versionOf = ({ rewards, own, version }: ActivityDetail): number =>
  rewards.find(({ id }) => id === own.grant)?.offer?.version ?? version;

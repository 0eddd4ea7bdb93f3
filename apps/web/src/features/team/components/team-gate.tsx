import { Card, Skeleton, SkeletonRegion } from '@tessera/ui';
import type { ReactNode } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { PageHead } from '../../../components/page-head/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { useGap } from '../../../platform/socket/index.ts';
import { placeOptions, refreshTeam, type TeamPlace } from '../api/team.ts';
import { PlaceNotes } from './place-notes.tsx';
import styles from './team-gate.module.css';
import { TeamIntro } from './team-intro.tsx';

export interface TeamGateProps {
  title: string;
  /** What the page shows, for agents. */
  note: string;
  /** Tools at the head of the page, for agents. */
  tools?: (place: TeamPlace) => ReactNode;
  children: (place: TeamPlace) => ReactNode;
}

/** A page of agents. Who is no agent sees how teams work instead. */
export function TeamGate({ title, note, tools, children }: TeamGateProps) {
  const t = useT();
  const place = useQuery(placeOptions());
  useGap(() => void refreshTeam());
  const isAgent = place.data?.role === 'agent';
  return (
    <>
      <PageHead title={title} note={isAgent ? note : undefined}>
        {place.data && isAgent && tools?.(place.data)}
      </PageHead>
      {place.data ? (
        isAgent ? (
          <div className={styles.root}>
            <PlaceNotes place={place.data} />
            {children(place.data)}
          </div>
        ) : (
          <TeamIntro place={place.data} />
        )
      ) : place.isError ? (
        <Card pad>
          <Failed title={t('tm_failed')} onRetry={place.refetch} />
        </Card>
      ) : (
        <SkeletonRegion label={t('ui_loading')} className={styles.root ?? ''}>
          <Skeleton height={72} />
          <Skeleton height={320} />
        </SkeletonRegion>
      )}
    </>
  );
}

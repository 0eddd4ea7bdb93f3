import { Card, Skeleton, SkeletonRegion } from '@tessera/ui';
import { useState } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { linksOptions, type TeamPlace } from '../api/team.ts';
import { LinksDesktop } from '../components/links.desktop.tsx';
import { LinksPhone } from '../components/links.phone.tsx';
import { TeamGate } from '../components/team-gate.tsx';

const Layout = partByForm({ desktop: LinksDesktop, phone: LinksPhone });

/** `team-link`: the agent's invite links, and who registered through them. */
export function TeamLinkScreen() {
  const t = useT();
  return (
    <TeamGate title={t('route_team_link')} note={t('tm_link_note')}>
      {(place) => <Links place={place} />}
    </TeamGate>
  );
}

function Links({ place }: { place: TeamPlace }) {
  const t = useT();
  const links = useQuery(linksOptions());
  const [chosenId, setChosen] = useState<number>();
  if (links.data) {
    const { items } = links.data;
    return (
      <Layout
        links={links.data}
        mayInvite={place.may_invite}
        chosen={items.find(({ id }) => id === chosenId) ?? items[0]}
        onChoose={setChosen}
      />
    );
  }
  if (links.isError) {
    return (
      <Card pad>
        <Failed title={t('tm_links_failed')} onRetry={links.refetch} />
      </Card>
    );
  }
  return (
    <SkeletonRegion label={t('ui_loading')}>
      <Skeleton height={320} />
    </SkeletonRegion>
  );
}

import { Card, EmptyState, LinkButton, SEARCH_DEBOUNCE_MS, useSettled } from '@tessera/ui';
import { EmptySearchArt } from '@tessera/ui/art/inline/empty-search.tsx';
import { useState } from 'react';
import { Failed } from '../../../components/failed/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { isCallError } from '../../../platform/http/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { lazyPart } from '../../../platform/lazy/index.ts';
import { printHash, useRoute } from '../../../platform/navigation/index.ts';
import { useQuery } from '../../../platform/query/index.ts';
import { type LevelQuery, levelOptions, type TeamPlace } from '../api/team.ts';
import { AddBar } from '../components/add-bar.phone.tsx';
import { AddButton } from '../components/add-button.desktop.tsx';
import { LevelDesktop } from '../components/level.desktop.tsx';
import { LevelPhone } from '../components/level.phone.tsx';
import { TeamGate } from '../components/team-gate.tsx';
import { searchOf } from '../model/member-search.ts';

const Layout = partByForm({ desktop: LevelDesktop, phone: LevelPhone });
const AddMember = lazyPart(async () => (await import('../components/add-member.tsx')).AddMember);
const HeadTool = partByForm({ desktop: AddButton });
const PhoneBar = partByForm({ phone: AddBar });

/** `team-list`: members of the own team, level by level; `?of=` names whose. */
export function TeamListScreen() {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const add = () => setAdding(true);
  return (
    <TeamGate
      title={t('route_team_list')}
      note={t('tm_list_note')}
      tools={({ may_invite }) => may_invite && <HeadTool onAdd={add} />}
    >
      {(place) => (
        <>
          <Level place={place} />
          {place.may_invite && <PhoneBar onAdd={add} />}
          {isAdding && <AddMember onClose={() => setAdding(false)} />}
        </>
      )}
    </TeamGate>
  );
}

const FIRST = { sort: 'stake', ascending: false, page: 1 } as const satisfies LevelQuery;

function Level({ place }: { place: TeamPlace }) {
  const t = useT();
  const of = idOf(useRoute().params.of);
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<Omit<LevelQuery, 'of' | 'search'>>(FIRST);
  const [settled] = useSettled(typed, SEARCH_DEBOUNCE_MS);
  const search = searchOf(settled).text;
  const query: LevelQuery = { ...order, of, search };
  const level = useQuery(levelOptions(query));
  if (isCallError(level.error, 'not_found')) return <NoSuchMember />;
  if (level.isError && !level.data) {
    return (
      <Card pad>
        <Failed title={t('tm_failed')} onRetry={level.refetch} />
      </Card>
    );
  }
  return (
    <Layout
      place={place}
      query={query}
      level={level.data}
      waiting={level.isPlaceholderData}
      typed={typed}
      onTyped={(text) => {
        setTyped(text);
        setOrder((before) => ({ ...before, page: 1 }));
      }}
      onSort={(sort, ascending) => setOrder({ sort, ascending, page: 1 })}
      onPage={(page) => setOrder((before) => ({ ...before, page }))}
    />
  );
}

/** The address names nobody below the player (A14). */
function NoSuchMember() {
  const t = useT();
  return (
    <Card pad>
      <EmptyState
        art={<EmptySearchArt />}
        title={t('tm_gone')}
        line={t('tm_gone_line')}
        action={
          <LinkButton href={printHash({ name: 'team-list', params: {} })}>{t('tm_my_team')}</LinkButton>
        }
      />
    </Card>
  );
}

/** The id in an address, if it is one. */
const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;

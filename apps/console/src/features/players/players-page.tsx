import { lazy, useState } from 'react';
import { identityText, type PlayerRow, type PlayerView, standingOf, usePlayers } from '../../data/players.ts';
import { useOperator } from '../../data/session.ts';
import { ListTools } from '../../parts/list-tools.tsx';
import { Empty, State } from '../../parts/marks.tsx';
import { KeyHints, Page, Views } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { usePlace } from '../../parts/place.tsx';
import { Hints } from '../../parts/player/hints.tsx';
import { type Column, TwoLines } from '../../parts/table.tsx';
import { changeParams, useAddress } from '../../platform/address.ts';
import { useNow } from '../../platform/clock.ts';
import { agoText, amountText, dayText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { useKeys } from '../../platform/keys.ts';
import { askedIn } from './player-filter.ts';
import { PlayerFilters } from './player-filters.tsx';

const VIEW_TEXT = {
  all: 'view_all_players',
  break: 'player_break',
  excluded: 'player_excluded',
  disabled: 'player_disabled',
  held: 'view_held',
  marked: 'view_marked',
  online: 'view_online',
} as const;
const views = Object.keys(VIEW_TEXT) as readonly PlayerView[];

/** Has its own file: most players are looked at beside the list. */
const PlayerPanel = lazy(async () => ({ default: (await import('./player-panel.tsx')).PlayerPanel }));
const PlayerProfile = lazy(async () => ({ default: (await import('./player-profile.tsx')).PlayerProfile }));

/** What of the address a saved view keeps. */
const FILTERS = ['view', 'registered', 'identity', 'kind', 'sort'];

/** Rows of one page. */
const PAGE_ROWS = 50;

/** Players: a search, fixed views and filters; a row opens beside the list, and from there in full. */
export function PlayersPage() {
  const { params } = useAddress();
  // The word of a search may be personal, so it is kept here and never in the address.
  const [word, setWord] = useState('');
  const opened = Number(params.player);
  if (Number.isSafeInteger(opened) && opened > 0) return <PlayerProfile key={opened} id={opened} />;
  return <PlayerList word={word} onWord={setWord} />;
}

function PlayerList({ word, onWord }: { word: string; onWord: (word: string) => void }) {
  const t = useT();
  const { params } = useAddress();
  const view = views.find((one) => one === params.view) ?? 'all';
  const isNarrow = view !== 'all' || word !== '';
  const filter = askedIn(params);
  const sort = isNarrow && params.sort === 'balance' ? 'balance' : 'newest';
  const of = JSON.stringify([view, word, filter, sort]);
  const { cursor, pagerTo } = usePlace(of);
  const list = usePlayers({
    view,
    size: PAGE_ROWS,
    sort,
    ...filter,
    ...(word === '' ? {} : { word }),
    ...(cursor === undefined ? {} : { before: cursor }),
  });
  const opened = params.id ?? '';
  const counts = list.data?.counts;
  useKeys(opened === '' ? {} : { Enter: () => changeParams({ player: opened }) });
  const columns = useColumns(isNarrow, sort);
  return (
    <Page
      title={t('page_players')}
      tools={<ListTools table="players" columns={columns} filters={FILTERS} />}
      sub={t('players_about')}
      panel={opened !== '' && <PlayerPanel key={opened} id={Number(opened)} />}
      foot={
        <>
          <KeyHints
            keys={[
              [['J', 'K'], t('keys_move')],
              [['↵'], t('open_profile')],
            ]}
          />
          <span>{t('players_rule')}</span>
        </>
      }
    >
      <Views
        page="players"
        label={t('views')}
        current={view}
        views={views.map((id) => ({
          id,
          name: t(VIEW_TEXT[id]),
          ...(id !== 'all' && counts ? { count: counts[id] } : {}),
        }))}
      />
      <PlayerFilters word={word} onWord={onWord} params={params} />
      <PageTable
        name="players"
        error={list.error}
        label={t('page_players')}
        columns={columns}
        rows={list.data?.items}
        idOf={({ id }) => String(id)}
        isLate={({ held }) => held}
        opened={opened}
        onOpen={(id) => changeParams({ id })}
        empty={<Empty title={t('players_none')} line={t('filters_narrow')} />}
        pager={pagerTo(list.data?.next)}
      />
    </Page>
  );
}

function useColumns(isNarrow: boolean, sort: 'newest' | 'balance'): readonly Column<PlayerRow>[] {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  return [
    {
      name: t('player'),
      cell: ({ userName, id }) => <TwoLines first={userName} second={`#${id}`} />,
    },
    {
      id: 'field_real_name',
      name: t('field_real_name'),
      wide: true,
      cell: ({ name }) => <span className="t2">{name ?? '—'}</span>,
    },
    {
      id: 'state',
      name: t('state'),
      cell: (row) => {
        const { text, tone } = standingOf(row);
        return <State tone={tone}>{t(text)}</State>;
      },
    },
    {
      id: 'balance',
      name: t('balance'),
      figure: true,
      ...(isNarrow
        ? {
            sorted: sort === 'balance',
            onSort: () => changeParams({ sort: sort === 'balance' ? '' : 'balance' }),
          }
        : {}),
      cell: ({ balance, currency }) => `${amountText(balance)} ${currency}`,
    },
    {
      id: 'identity',
      name: t('identity'),
      wide: true,
      cell: ({ identity }) => (
        <span className="t2">{t(identity ? identityText[identity] : 'identity_none')}</span>
      ),
    },
    { id: 'hint', name: t('hint'), cell: (row) => <Hints player={row} /> },
    {
      id: 'registered',
      name: t('registered'),
      figure: true,
      sorted: sort === 'newest',
      ...(sort === 'newest' ? {} : { onSort: () => changeParams({ sort: '' }) }),
      cell: ({ registeredAt }) => dayText(registeredAt, timeZone),
    },
    {
      id: 'last_act',
      name: t('last_act'),
      figure: true,
      cell: ({ seenAt }) => (seenAt === null ? '—' : agoText(now - seenAt, t)),
    },
  ];
}

import { amountOf } from '@tessera/protocol/money';
import { Button, EmptyState, MoneyText, type RecordColumn } from '@tessera/ui';
import { EmptyRecordsArt } from '@tessera/ui/art/inline/empty-records.tsx';
import { ListCard, RecordList } from '../../../components/record-list/index.ts';
import { amountFrom, useFormat, useList, usePrefs } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type GameRound, useGameRounds } from '../api/game-rounds.ts';
import { usePlatforms } from '../api/platforms.ts';
import styles from './game-rounds.module.css';

/** The player's rounds on game platforms: stake, payout and net result. */
export function GameRounds() {
  const t = useT();
  const list = useGameRounds();
  const columns = useColumns();
  const table = list.isError ? (
    <EmptyState
      title={t('games_rounds_failed')}
      action={<Button onClick={() => void list.refetch()}>{t('retry')}</Button>}
    />
  ) : (
    <RecordList
      columns={columns}
      rows={list.data?.pages.flatMap(({ items }) => items) ?? []}
      rowKey={({ id }) => String(id)}
      label={t('games_rounds')}
      {...(list.isPending && { loadingRows: 4 })}
      empty={
        <EmptyState
          art={<EmptyRecordsArt />}
          title={t('games_rounds_none')}
          line={t('games_rounds_none_line')}
        />
      }
    />
  );
  return (
    <>
      <ListCard className={styles.card}>{table}</ListCard>
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('games_records_more')}
          </Button>
        </p>
      )}
    </>
  );
}

function useColumns(): RecordColumn<GameRound>[] {
  const t = useT();
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const games = useList('GAME_LIST');
  const platforms = usePlatforms().data;
  const nameOf = ({ game, plat }: GameRound) => {
    const listed = games?.find(({ id }) => id === game);
    const platform = platforms?.find(({ id }) => id === plat)?.name ?? plat;
    return `${listed ? format.name(listed.name) : game} · ${platform}`;
  };
  return [
    {
      key: 'time',
      head: t('games_rounds_time'),
      cell: ({ at }) => <span className={styles.figure}>{format.time(at, 'MM-DD HH:mm:ss')}</span>,
    },
    { key: 'game', head: t('games_rounds_game'), cell: nameOf, card: 'title' },
    {
      key: 'round',
      head: t('games_rounds_id'),
      cell: ({ round }) => <span className={styles.round}>{round}</span>,
    },
    {
      key: 'stake',
      head: t('games_rounds_stake'),
      align: 'end',
      cell: ({ stake }) => <MoneyText {...format.shown(stake)} hidden={hidden} />,
    },
    {
      key: 'payout',
      head: t('games_rounds_payout'),
      align: 'end',
      cell: ({ payout }) => <MoneyText {...format.shown(payout ?? undefined)} hidden={hidden} />,
    },
    {
      key: 'net',
      head: t('games_rounds_net'),
      align: 'end',
      card: 'status',
      cell: (round) => <Net round={round} />,
    },
  ];
}

/** Net result of a round with its sign; a dash while it is open. */
function Net({ round }: { round: GameRound }) {
  const format = useFormat();
  const hidden = usePrefs((prefs) => prefs.hideAmounts);
  const payout = round.payout === null ? undefined : amountFrom(round.payout);
  const stake = amountFrom(round.stake);
  if (payout === undefined || stake === undefined) return '—';
  const net = payout - stake;
  const size = amountOf(net < 0n ? -net : net);
  return (
    <MoneyText
      {...format.shown(size)}
      {...(net < 0n ? { sign: 'minus', tone: 'down' } : net > 0n ? { sign: 'plus', tone: 'up' } : {})}
      hidden={hidden}
    />
  );
}

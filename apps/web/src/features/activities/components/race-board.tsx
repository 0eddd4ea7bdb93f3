import { Card, EmptyState, Icon, Tag } from '@tessera/ui';
import { BadgeCheck } from '@tessera/ui/icons';
import { units } from '../../../components/reward-figures/index.ts';
import { useList } from '../../../data/settings/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import type { RaceBoard as Board } from '../api/activities.ts';
import styles from './race-board.module.css';
import { useWords } from './use-words.ts';

type Row = Board['rows'][number];

/** A hyphen at which no line ends: between two word joiners. */
const UNBROKEN_HYPHEN = '\u2060-\u2060';

/** The board of a race. The player's own row is always on it, also below the prizes. */
export function RaceBoard({ board }: { board: Board }) {
  const { t, format } = useWords();
  const { rows, own, frozen_at, freezes } = board;
  const isShown = own === null || rows.some((row) => row.own);
  const time = (at: number) => format.time(at, 'MM-DD HH:mm');
  return (
    <Card
      title={t('activity_board')}
      titleEnd={
        frozen_at !== null ? (
          <Tag>{t('activity_board_frozen', { time: time(frozen_at) })}</Tag>
        ) : (
          freezes !== null && <Tag tone="info">{t('activity_board_freezes', { time: time(freezes) })}</Tag>
        )
      }
    >
      {rows.length === 0 ? (
        <EmptyState title={t('activity_board_none')} line={t('activity_board_none_line')} />
      ) : (
        <table className={styles.root} aria-label={t('activity_board')}>
          <thead>
            <tr>
              <th scope="col">{t('activity_board_rank')}</th>
              <th scope="col">{t('activity_board_player')}</th>
              <th scope="col" className={styles.end}>
                {t('activity_board_multiple')}
              </th>
              <th scope="col" className={styles.wide}>
                {t('activity_board_bet')}
              </th>
              <th scope="col" className={styles.end}>
                {t('activity_board_prize')}
              </th>
              <th scope="col" className={styles.end}>
                {t('activity_board_check')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <BoardRow key={row.rank} row={row} />
            ))}
            {!isShown && own && <BoardRow row={own} />}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function BoardRow({ row: { rank, name, own, multiple, prize, lottery_id, issue, played } }: { row: Row }) {
  const { t, format } = useWords();
  const lottery = useList('LOTTERY_LIST')?.find(({ id }) => id === lottery_id);
  const play = useList('PLAYED_LIST')?.plays.find(({ id }) => id === played);
  return (
    <tr data-own={own || undefined}>
      <td>
        <span className={styles.rank} data-rank={rank <= 3 ? rank : undefined}>
          {rank}
        </span>
      </td>
      <td className={styles.player}>
        {name} {own && <Tag tone="primary">{t('activity_board_me')}</Tag>}
      </td>
      <td className={styles.end}>
        <b>{multiple}×</b>
      </td>
      <td className={styles.wide}>
        {t('activity_board_of', {
          lottery: lottery ? format.lottery(lottery) : lottery_id,
          issue: issue.replaceAll('-', UNBROKEN_HYPHEN),
        })}
        <small>{play ? format.name(play.name) : played}</small>
      </td>
      <td className={styles.end}>{units(prize) > 0n ? format.figure(prize) : '–'}</td>
      <td className={styles.end}>
        {hasScreen('verify') && (
          <Link to="verify" params={{ lottery: lottery_id, issue }} className={styles.check}>
            <Icon of={BadgeCheck} size={16} />
            {t('activity_board_draw')}
          </Link>
        )}
      </td>
    </tr>
  );
}

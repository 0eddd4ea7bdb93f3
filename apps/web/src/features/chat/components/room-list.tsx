import { Badge, Emblem, Icon } from '@tessera/ui';
import { Users } from '@tessera/ui/icons';
import { useT } from '../../../platform/i18n/index.ts';
import { Link } from '../../../platform/navigation/index.ts';
import type { Room } from '../api/rooms.ts';
import { unreadOf } from '../model/rooms.ts';
import styles from './room-list.module.css';
import { useRoomName } from './use-room-name.ts';

interface RoomListProps {
  rooms: readonly Room[];
  current: string | undefined;
}

/** The rooms of the page, each with what is unread; those of teams under a heading. */
export function RoomList({ rooms, current }: RoomListProps) {
  const t = useT();
  const teams = rooms.filter(({ kind }) => kind === 'team');
  return (
    <nav className={styles.root} aria-label={t('ch_rooms')}>
      {rooms.map((room) => room.kind !== 'team' && <RoomRow key={room.room} room={room} current={current} />)}
      {teams.length > 0 && (
        <section aria-label={t('ch_team_rooms')}>
          <h2 className={styles.heading}>{t('ch_team_rooms')}</h2>
          {teams.map((room) => (
            <RoomRow key={room.room} room={room} current={current} />
          ))}
        </section>
      )}
    </nav>
  );
}

function RoomRow({ room, current }: { room: Room; current: string | undefined }) {
  const t = useT();
  const name = useRoomName()(room);
  const unread = unreadOf(room);
  return (
    <Link
      to="chat"
      params={{ room: room.room }}
      className={styles.row}
      aria-current={room.room === current ? 'page' : undefined}
    >
      {room.kind === 'family' ? (
        <Emblem family={room.room} name={name} size={40} />
      ) : (
        <span className={styles.icon}>
          <Icon of={Users} size={20} />
        </span>
      )}
      <span className={styles.name}>
        <b>{name}</b>
        <small>{room.open ? t('ch_messages', { n: room.last_seq }) : t('ch_closed')}</small>
      </span>
      <Badge count={unread} label={t('ch_unread', { n: unread })} />
    </Link>
  );
}

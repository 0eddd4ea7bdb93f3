import { useRoute } from '../../../platform/navigation/index.ts';
import styles from './chat-page.module.css';
import type { ChatPageProps } from './chat-page-props.ts';
import { OwnRecords } from './own-records.tsx';
import { RoomList } from './room-list.tsx';
import { RoomView } from './room-view.tsx';

/** The list of rooms, or one room that fills the screen. */
export function ChatPhone({ rooms, acts, blocked }: ChatPageProps) {
  const { params } = useRoute();
  const room = rooms.find((one) => one.room === params.room);
  return (
    <div className={styles.phone}>
      {room ? (
        <RoomView key={room.room} room={room} acts={acts} blocked={blocked} />
      ) : (
        <div className={styles.list}>
          <OwnRecords key={params.records} acts={acts} blocked={blocked} />
          <RoomList rooms={rooms} current={undefined} />
        </div>
      )}
    </div>
  );
}

import { PageHeading } from '../../../platform/navigation/index.ts';
import styles from './room.module.css';
import { SoundButton } from './sound-button.tsx';

/** Name of the room, above its messages. */
export function RoomHeadDesktop({ name }: { name: string }) {
  return (
    <header className={styles.head}>
      <PageHeading className={styles.title}>{name}</PageHeading>
      <SoundButton />
    </header>
  );
}

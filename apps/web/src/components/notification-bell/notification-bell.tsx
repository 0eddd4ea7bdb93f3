import { Badge, IconButton, Popover } from '@tessera/ui';
import { Bell } from '@tessera/ui/icons';
import { useStore } from 'zustand';
import { markRead, type Notification, notificationsStore } from '../../data/notifications/index.ts';
import { useFormat } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import styles from './notification-bell.module.css';

/** Bell that opens the notifications of the last 24 hours. */
export function NotificationBell() {
  const t = useT();
  const { items, unread } = useStore(notificationsStore);
  return (
    <Popover
      label={t('notifications')}
      align="end"
      className={styles.panel}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          icon={Bell}
          label={
            unread > 0
              ? `${t('notifications')} ${t('notifications_unread', { n: unread })}`
              : t('notifications')
          }
          badge={<Badge count={unread} />}
          onClick={markRead}
        />
      )}
    >
      <h2 className={styles.title}>{t('notifications')}</h2>
      {items.length === 0 && <p className={styles.empty}>{t('notifications_empty')}</p>}
      <ol className={styles.list}>
        {items.map((item) => (
          <Line key={item.id} item={item} />
        ))}
      </ol>
    </Popover>
  );
}

function Line({ item }: { item: Notification }) {
  const format = useFormat();
  return (
    <li className={styles.line} data-type={item.type}>
      <span>{item.text}</span>
      <time className={styles.time}>{format.time(item.at, 'HH:mm')}</time>
    </li>
  );
}

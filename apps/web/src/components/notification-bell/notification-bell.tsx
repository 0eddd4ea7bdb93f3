import { Badge, IconButton, Popover } from '@tessera/ui';
import { Bell } from '@tessera/ui/icons';
import { useStore } from 'zustand';
import { markRead, notificationsStore } from '../../data/notifications/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazy/index.ts';
import styles from './notification-bell.module.css';

/** Loads with the first opening. */
const NotificationList = lazyPart(async () => (await import('./notification-list.tsx')).NotificationList);

/** Bell that opens the notifications of the last 24 hours. */
export function NotificationBell() {
  const t = useT();
  const unread = useStore(notificationsStore, (list) => list.unread);
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
          badge={<Badge count={unread} max={9} className={styles.badge ?? ''} />}
          onClick={markRead}
        />
      )}
    >
      {(close) => <NotificationList onFollow={close} />}
    </Popover>
  );
}

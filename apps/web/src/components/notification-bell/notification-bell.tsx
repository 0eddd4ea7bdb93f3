import { Badge, IconButton } from '@tessera/ui';
import { Bell } from '@tessera/ui/icons';
import { useUnread } from '../../data/inbox/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { push } from '../../platform/navigation/index.ts';
import styles from './notification-bell.module.css';

/** Bell with the number of unread events; it opens the notification centre. */
export function NotificationBell() {
  const t = useT();
  const unread = useUnread((known) => known?.items.length ?? 0);
  const name = t('notifications');
  return (
    <IconButton
      icon={Bell}
      label={unread > 0 ? `${name} ${t('notifications_unread', { n: unread })}` : name}
      badge={<Badge count={unread} max={9} className={styles.badge ?? ''} />}
      onClick={() => void push('user-inbox')}
    />
  );
}

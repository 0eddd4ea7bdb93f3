import { Badge, IconButton } from '@tessera/ui';
import { Bell } from '@tessera/ui/icons';
import { useUnread } from '../../data/inbox/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { push } from '../../platform/navigation/index.ts';
import styles from './notification-bell.module.css';

/** Highest number shown; the name of the button says what is shown, so that it can be asked for aloud. */
const SHOWN_MAX = 99;

/** Bell with the number of unread events; it opens the notification centre. */
export function NotificationBell() {
  const t = useT();
  const unread = useUnread((known) => known?.items.length ?? 0);
  const name = t('notifications');
  return (
    <IconButton
      icon={Bell}
      label={
        unread > 0
          ? `${name} ${t('notifications_unread', { n: unread > SHOWN_MAX ? `${SHOWN_MAX}+` : unread })}`
          : name
      }
      badge={<Badge count={unread} max={SHOWN_MAX} className={styles.badge ?? ''} />}
      onClick={() => void push('user-inbox')}
    />
  );
}

import { Button, Icon } from '@tessera/ui';
import { Megaphone, ShieldCheck, Ticket, Wallet } from '@tessera/ui/icons';
import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import {
  clearNotifications,
  type Notification,
  type NotificationKind,
  notificationsStore,
} from '../../data/notifications/index.ts';
import { useFormat } from '../../data/settings/index.ts';
import { useT } from '../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../platform/navigation/index.ts';
import styles from './notification-bell.module.css';

const icons: Readonly<Record<NotificationKind, ComponentProps<typeof Icon>['of']>> = {
  bet: Ticket,
  money: Wallet,
  security: ShieldCheck,
  notice: Megaphone,
};

/** The notifications of the last 24 hours; each leads to what it is about. `onFollow` closes the panel. */
export function NotificationList({ onFollow }: { onFollow: () => void }) {
  const t = useT();
  const items = useStore(notificationsStore, (list) => list.items);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('notifications')}</h2>
        {items.length > 0 && (
          <Button size="sm" variant="quiet" onClick={clearNotifications}>
            {t('notifications_clear')}
          </Button>
        )}
      </div>
      {items.length === 0 && <p className={styles.empty}>{t('notifications_empty')}</p>}
      <ol>
        {items.map((item) => (
          <li key={item.id}>
            <Line item={item} onFollow={onFollow} />
          </li>
        ))}
      </ol>
      <p className={styles.kept}>{t('notifications_kept')}</p>
    </>
  );
}

function Line({ item: { kind, text, to, at }, onFollow }: { item: Notification; onFollow: () => void }) {
  const format = useFormat();
  const face = (
    <>
      <Icon of={icons[kind]} size={18} className={styles.icon ?? ''} />
      <span className={styles.text}>{text}</span>
      <time className={styles.time}>{format.time(at, 'HH:mm')}</time>
    </>
  );
  if (!to || !hasScreen(to.name)) {
    return (
      <div className={styles.line} data-kind={kind}>
        {face}
      </div>
    );
  }
  return (
    <Link
      to={to.name}
      {...(to.params && { params: to.params })}
      className={styles.line}
      data-kind={kind}
      onClick={onFollow}
    >
      {face}
    </Link>
  );
}

import type { InboxKind } from '@tessera/protocol/inbox';
import { Icon, VisuallyHidden } from '@tessera/ui';
import {
  Bell,
  Crown,
  Gift,
  Headset,
  KeyRound,
  Megaphone,
  ShieldCheck,
  Ticket,
  Users,
  Wallet,
} from '@tessera/ui/icons';
import type { ComponentProps } from 'react';
import { type InboxEvent, kindOf } from '../../../data/inbox/changes.ts';
import { readEvent } from '../../../data/inbox/live.ts';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { hasScreen, Link } from '../../../platform/navigation/index.ts';
import { eventText } from '../model/event-text.ts';
import { targetOf } from '../model/target.ts';
import styles from './inbox.module.css';

const icons: Readonly<Record<InboxKind, ComponentProps<typeof Icon>['of']>> = {
  bets: Ticket,
  money: Wallet,
  guard: ShieldCheck,
  security: KeyRound,
  rewards: Gift,
  team: Users,
  messages: Headset,
  notice: Megaphone,
};
const iconOf = (event: InboxEvent) => (event.type === 'vip.rose' ? Crown : (icons[kindOf(event)] ?? Bell));

/** A line of the list; it leads to what it is about, and following it marks it as read. */
export function EventLine({ event }: { event: InboxEvent }) {
  const t = useT();
  const format = useFormat();
  const { title, line } = eventText(t, format, event);
  const { name, params } = targetOf(event);
  const read = () => {
    if (!event.read) void readEvent(event.id);
  };
  const face = (
    <>
      <span className={styles.tile} data-kind={kindOf(event)}>
        <Icon of={iconOf(event)} size={20} />
      </span>
      <span className={styles.words}>
        <b>
          {title}
          {!event.read && <VisuallyHidden> {t('in_unread')}</VisuallyHidden>}
        </b>
        <span className={styles.what}>{line}</span>
      </span>
      <time className={styles.time}>{format.time(event.at, 'HH:mm')}</time>
    </>
  );
  const look = { className: styles.event, 'data-new': !event.read || undefined };
  return hasScreen(name) ? (
    <Link to={name} {...(params && { params })} {...look} onClick={read}>
      {face}
    </Link>
  ) : (
    <button type="button" {...look} onClick={read}>
      {face}
    </button>
  );
}

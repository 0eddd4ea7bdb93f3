import { Fragment } from 'react';
import { useT } from '../../../platform/i18n/index.ts';
import { daysOf } from '../model/days.ts';
import type { Message } from '../model/message.ts';
import styles from './conversation.module.css';
import { type MessageLook, MessageRow } from './message-row.tsx';
import { useDayName } from './use-day-name.ts';

interface MessageDaysProps extends MessageLook {
  messages: readonly Message[];
  /** Account of the player. */
  me: number;
  /** Number of the first message that the player has not read. */
  unread?: number | undefined;
}

/** Messages by day. */
export function MessageDays({ messages, me, unread, ...look }: MessageDaysProps) {
  const t = useT();
  const { dayOf, dayName } = useDayName();
  return daysOf(messages, ({ at }) => dayOf(at)).map(({ day, rows }) => (
    <Fragment key={`${day} ${rows[0]?.seq}`}>
      <p className={styles.day}>{dayName(day)}</p>
      {rows.map((message) => (
        <Fragment key={message.seq}>
          {message.seq === unread && <p className={styles.unread}>{t('cv_unread')}</p>}
          <MessageRow message={message} me={me} look={look} />
        </Fragment>
      ))}
    </Fragment>
  ));
}

/** Messages that are only read, by day; nothing follows them. */
export function ReadMessages(props: Omit<MessageDaysProps, 'unread'>) {
  return (
    <div className={styles.rows}>
      <MessageDays {...props} />
    </div>
  );
}

import { Avatar, Icon, IconButton, Menu, type MenuItem, Tag } from '@tessera/ui';
import { Check, Ellipsis, Info } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useFormat } from '../../../data/settings/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import type { Message } from '../model/message.ts';
import styles from './conversation.module.css';
import { MessageText } from './message-text.tsx';

/** How the messages of a room look beyond plain text. */
export interface MessageLook {
  /** The body of a kind of message that is not plain text, with its own frame; undefined: its text in a bubble. */
  renderBody?: (message: Message) => ReactNode | undefined;
  /** What the player may do with a message. */
  actionsOf?: (message: Message) => readonly MenuItem[];
  /** Name of a sender, if not the one that the server tells. */
  nameOf?: (message: Message) => ReactNode | undefined;
}

/** One message. The arrow keys move between messages, and Enter opens what can be done with one. */
export function MessageRow({ message, me, look }: { message: Message; me: number; look: MessageLook }) {
  const t = useT();
  const format = useFormat();
  const { from, at, seq } = message;
  const time = format.time(at, 'HH:mm');
  if (!from) {
    return (
      <article className={styles.system} data-message={seq} tabIndex={-1}>
        {look.renderBody?.(message) ?? (
          <>
            <Icon of={Info} size={14} />
            {message.removes === null ? <MessageText text={message.text ?? ''} /> : t('cv_removed_one')}
          </>
        )}
      </article>
    );
  }
  const own = from.id === me;
  const name = own ? t('cv_you') : (look.nameOf?.(message) ?? from.name);
  const actions = message.removed ? [] : (look.actionsOf?.(message) ?? []);
  return (
    <article
      className={styles.message}
      data-message={seq}
      data-own={own || undefined}
      aria-label={t('cv_by', { name: own ? t('cv_you') : from.name, time })}
      tabIndex={-1}
    >
      {!own && <Avatar name={from.name} size={32} className={styles.avatar ?? ''} />}
      <span className={styles.name} aria-hidden="true">
        {!own && name}
        {from.staff && <Tag tone="info">{t('cv_staff')}</Tag>}
        <time dateTime={new Date(at).toISOString()}>{time}</time>
        {own && <Icon of={Check} size={14} />}
      </span>
      <Body message={message} look={look} />
      {actions.length > 0 && (
        <span className={styles.actions}>
          <Menu
            label={t('cv_actions')}
            items={actions}
            trigger={(props) => (
              <IconButton
                {...props}
                icon={Ellipsis}
                size="xs"
                label={t('cv_actions')}
                tabIndex={-1}
                data-actions=""
              />
            )}
          />
        </span>
      )}
    </article>
  );
}

function Body({ message, look }: { message: Message; look: MessageLook }) {
  const t = useT();
  if (message.removed) return <p className={styles.gone}>{t('cv_removed')}</p>;
  const body = look.renderBody?.(message);
  if (body !== undefined) return <div className={styles.body}>{body}</div>;
  return (
    <p className={styles.bubble}>
      <MessageText text={message.text ?? ''} />
    </p>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useOperator } from '../../data/session.ts';
import { type Conversation, type SupportMessage, TYPING_MS, useTypingAt } from '../../data/support.ts';
import { useNow } from '../../platform/clock.ts';
import { momentText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { OrderCard } from './order-card.tsx';
import styles from './service.module.css';

/** The messages of a case, the newest in sight. */
export function Messages({ conversation }: { conversation: Conversation }) {
  const t = useT();
  const log = useRef<HTMLDivElement>(null);
  const newest = conversation.items.at(-1)?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a message comes.
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest]);
  const { player } = conversation.case;
  return (
    // Scrolls on its own, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
    <div className={styles.log} role="log" aria-label={t('conversation')} ref={log} tabIndex={0}>
      {conversation.items.map((message) => (
        <Message key={message.seq} message={message} from={message.by ?? player.userName} />
      ))}
      <Typing caseId={conversation.case.id} />
    </div>
  );
}

function Message({ message, from }: { message: SupportMessage; from: string }) {
  const t = useT();
  const now = useNow();
  const { timeZone } = useOperator();
  if (message.kind === 'system') return null;
  return (
    <div className={styles.message} data-staff={message.staff || undefined}>
      <span className="s12 t3">
        {from} {momentText(message.at, now, timeZone)}
      </span>
      {message.order ? (
        <OrderCard order={message.order} linked />
      ) : message.picture ? (
        <a className={styles.picture} href={message.picture} target="_blank" rel="noreferrer">
          <img src={message.picture} alt={t('message_picture')} />
        </a>
      ) : (
        <div className={styles.bubble}>
          {message.text ?? t(message.kind === 'image' ? 'message_picture' : 'message_removed')}
        </div>
      )}
    </div>
  );
}

/** That the player is writing; a hint that ends by itself. */
function Typing({ caseId }: { caseId: number }) {
  const t = useT();
  const at = useTypingAt(caseId);
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (at === 0) return;
    const timer = setTimeout(() => setEnded(at), Math.max(0, at + TYPING_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [at]);
  return (
    <span className="s12 t3" role="status">
      {at > ended ? t('player_types') : ''}
    </span>
  );
}

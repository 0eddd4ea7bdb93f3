import { useEffect, useState } from 'react';
import { type ConversationControl, useConversationState } from '../../../components/conversation/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useSocketEvent } from '../../../platform/socket/index.ts';
import type { Outgoing } from '../model/outgoing.ts';
import styles from './typing-line.module.css';

/** A hint counts for this time, ms: the next one follows while somebody is writing. */
const SHOWN_MS = 6_000;

/** Says that somebody of customer service is writing, until the message arrives. */
export function TypingLine({ room, control }: { room: string; control: ConversationControl<Outgoing> }) {
  const t = useT();
  const last = useConversationState(control, ({ timeline }) => timeline.messages.at(-1)?.seq ?? 0);
  // The hint belongs to what was the last message then.
  const [hint, setHint] = useState<{ readonly after: number }>();
  useSocketEvent('chat:typing', ({ room: of }) => {
    if (of === room) setHint({ after: last });
  });
  useEffect(() => {
    if (!hint) return;
    const timer = setTimeout(() => setHint(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  return (
    <span className={styles.root} role="status">
      {hint?.after === last && t('sv_typing')}
    </span>
  );
}

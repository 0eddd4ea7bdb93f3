import { Button, Icon, Skeleton, SkeletonRegion } from '@tessera/ui';
import { ChevronDown } from '@tessera/ui/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePageVisible } from '../../../platform/device/use-page-visible.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { Failed } from '../../failed/index.ts';
import type { ConversationControl } from '../model/control.ts';
import type { Message } from '../model/message.ts';
import { useConversationState } from '../use-conversation.ts';
import styles from './conversation.module.css';
import { DraftRow } from './draft-row.tsx';
import { MessageDays } from './message-days.tsx';
import type { MessageLook } from './message-row.tsx';
import { handleLogKey } from './move-focus.ts';
import { useLogScroll } from './use-log-scroll.ts';

export interface MessageLogProps<Body> extends MessageLook {
  control: ConversationControl<Body>;
  /** Accessible name: the room. */
  label: string;
  /** What the player had read when the room was opened; without it there is no mark. */
  readSeq: number | undefined;
  /** An own message before it is confirmed. */
  renderDraft: (body: Body) => ReactNode;
  /** Messages that are not shown, such as those of blocked players. */
  hides?: (message: Message) => boolean;
  /** Shown in an empty room. */
  empty: ReactNode;
}

/** The messages of a room (`role=log`): by day, with a mark before the first unread one, and own ones that are on their way. */
export function MessageLog<Body>(props: MessageLogProps<Body>) {
  const { control, label, hides } = props;
  const t = useT();
  const log = useRef<HTMLDivElement>(null);
  const timeline = useConversationState(control, (state) => state.timeline);
  const outbox = useConversationState(control, (state) => state.outbox);
  const { messages } = timeline;
  const last = messages.at(-1)?.seq ?? 0;
  const scroll = useLogScroll(log, messages[0]?.seq, () => void control.loadOlder());
  const visible = usePageVisible();
  const [seen, setSeen] = useState(0);
  if (scroll.atEnd && last > seen) setSeen(last);
  useEffect(() => {
    if (visible && scroll.atEnd && last > 0) control.read(last);
  }, [control, visible, scroll.atEnd, last]);
  const { toEnd } = scroll;
  const newest = outbox.at(-1)?.clientId;
  useEffect(() => {
    if (newest !== undefined) toEnd();
  }, [newest, toEnd]);
  const shown = hides ? messages.filter((message) => !hides(message)) : messages;
  const unseen = shown.filter(({ seq, from }) => seq > seen && from?.id !== control.me).length;
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        role="log"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region needs the keyboard.
        tabIndex={0}
        className={styles.log}
        onScroll={scroll.handleScroll}
        onKeyDown={handleLogKey}
      >
        <div className={styles.rows}>
          <Begin control={control} />
          {timeline.loaded && shown.length === 0 && outbox.length === 0 && props.empty}
          <Days {...props} messages={shown} />
          {outbox.map((draft) => (
            <DraftRow
              key={draft.clientId}
              draft={draft}
              onResend={() => control.resend(draft.clientId)}
              onDiscard={() => control.discard(draft.clientId)}
            >
              {props.renderDraft(draft.body)}
            </DraftRow>
          ))}
        </div>
      </div>
      {!scroll.atEnd && (
        <button type="button" className={styles.newest} onClick={toEnd}>
          <Icon of={ChevronDown} size={16} />
          {unseen > 0 ? t('cv_new', { n: unseen }) : t('cv_newest')}
        </button>
      )}
    </div>
  );
}

/** Above the messages: earlier ones, or that the room could not be loaded. */
function Begin<Body>({ control }: { control: ConversationControl<Body> }) {
  const t = useT();
  const { loaded, older } = useConversationState(control, (state) => state.timeline);
  const failed = useConversationState(control, (state) => state.failed);
  const loadingOlder = useConversationState(control, (state) => state.loadingOlder);
  if (!loaded)
    return failed ? (
      <Failed title={t('cv_load_failed')} onRetry={() => control.catchUp()} />
    ) : (
      <SkeletonRegion label={t('ui_loading')} className={styles.loading ?? ''}>
        <Skeleton height={52} />
        <Skeleton height={72} />
        <Skeleton height={52} />
      </SkeletonRegion>
    );
  if (!older) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      loading={loadingOlder}
      className={styles.older ?? ''}
      onClick={() => void control.loadOlder()}
    >
      {t('cv_older')}
    </Button>
  );
}

function Days<Body>({
  messages,
  control,
  readSeq,
  ...look
}: MessageLogProps<Body> & { messages: readonly Message[] }) {
  const [marked] = useState(readSeq);
  const unread =
    marked === undefined
      ? undefined
      : messages.find(({ seq, from }) => seq > marked && from?.id !== control.me)?.seq;
  return <MessageDays {...look} messages={messages} me={control.me} unread={unread} />;
}

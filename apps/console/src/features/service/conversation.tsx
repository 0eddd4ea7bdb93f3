import { isLanguage, languageNames } from '@tessera/messages/languages';
import { Button, Note, SkeletonText, Tag } from '@tessera/ui';
import { ArrowLeftRight, Check, Hand, IdCard, Info } from '@tessera/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGrant } from '../../data/session.ts';
import { refreshSupport, useConversation, useSupport } from '../../data/support.ts';
import { ListFailure } from '../../parts/list-failure.tsx';
import { State } from '../../parts/marks.tsx';
import { changeParams } from '../../platform/address.ts';
import { call } from '../../platform/call.ts';
import { useNow } from '../../platform/clock.ts';
import { spanText } from '../../platform/format.ts';
import { useT } from '../../platform/i18n.ts';
import { useAct } from '../../platform/use-act.ts';
import { caseLook } from './case-look.ts';
import { Composer } from './composer.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { Messages } from './messages.tsx';
import { ResolveDialog } from './resolve-dialog.tsx';
import styles from './service.module.css';
import { useTags } from './tags.ts';

/** One case: its state and timers, the messages, and what the operator can do with an own one. */
export function Conversation({ id, hasCard }: { id: number; hasCard: boolean }) {
  const t = useT();
  const now = useNow();
  const { data, error } = useConversation(id);
  const colleagues = useSupport().data?.colleagues ?? [];
  const mayReply = useGrant('service.reply') !== undefined;
  const [isHandingOver, setHandingOver] = useState(false);
  const [isResolving, setResolving] = useState(false);
  const { nameOf } = useTags();
  const take = useAct(async () => {
    // Also when somebody else was first: the lists then show who has it.
    await call('/console/service/take', { id }).finally(refreshSupport);
  });
  const shown = data?.case;
  const isOwn =
    mayReply && shown?.agent?.mine === true && (shown.state === 'open' || shown.state === 'waiting');
  const mayTake = mayReply && shown?.state === 'queued';
  useSeen(id, isOwn ? data?.items.at(-1)?.seq : undefined, shown?.unread ?? 0);
  if (!data || !shown) {
    return (
      <section className={styles.conversation} aria-label={t('conversation')}>
        <ListFailure error={error} />
        {!error && <SkeletonText lines={8} />}
      </section>
    );
  }
  const look = caseLook[shown.state];
  return (
    <section className={styles.conversation} aria-label={`${t('conversation')} ${shown.player.userName}`}>
      <div className={styles.head}>
        <div className="grow">
          <h2 className="row">
            <span className="clip">{shown.player.userName}</span>
            <State tone={look.tone}>{t(look.text)}</State>
          </h2>
          <div className="s12 t3 clip">
            {[
              isLanguage(shown.language) ? languageNames[shown.language] : shown.language,
              shown.agent ? t('support_with', { name: shown.agent.name }) : undefined,
              shown.rating === null ? undefined : t('rating_n', { n: shown.rating }),
              shown.dueAt === null
                ? undefined
                : t(shown.state === 'open' ? 'due_queue' : 'due_resolved', {
                    span: spanText(shown.dueAt - now, t),
                  }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
          {shown.tags.length > 0 && (
            <span className={styles.tagged}>
              {shown.tags.map((tag) => (
                <Tag key={tag}>{nameOf(tag)}</Tag>
              ))}
            </span>
          )}
        </div>
        <Button
          size="sm"
          icon={IdCard}
          aria-pressed={hasCard}
          onClick={() => changeParams({ card: hasCard ? '0' : '1', answers: '' })}
        >
          {t('player')}
        </Button>
        {mayTake && (
          <Button size="sm" variant="primary" icon={Hand} loading={take.isRunning} onClick={() => take.run()}>
            {t('support_take')}
          </Button>
        )}
        {isOwn && (
          <>
            <Button size="sm" icon={ArrowLeftRight} onClick={() => setHandingOver(true)}>
              {t('hand_over')}
            </Button>
            <Button size="sm" icon={Check} onClick={() => setResolving(true)}>
              {t('resolve')}
            </Button>
          </>
        )}
      </div>
      <ListFailure error={error} />
      <Messages conversation={data} />
      {isOwn ? (
        <Composer caseId={id} language={shown.language} />
      ) : (
        <Note tone="info" icon={Info}>
          {t(noteOf(shown.resolvedAt !== null, mayTake))}
        </Note>
      )}
      <HandOverDialog
        caseId={id}
        colleagues={colleagues}
        open={isHandingOver}
        onClose={() => setHandingOver(false)}
      />
      <ResolveDialog caseId={id} open={isResolving} onClose={() => setResolving(false)} />
    </section>
  );
}

/** Why the case cannot be answered here. */
const noteOf = (isEnded: boolean, mayTake: boolean) =>
  isEnded ? 'support_is_ended' : mayTake ? 'support_is_queued' : 'support_not_own';

/** Marks the newest message as seen while somebody looks at the page. */
function useSeen(id: number, newest: number | undefined, unread: number): void {
  const mark = useEffectEvent(async (seq: number) => {
    await call('/console/service/read', { id, seq })
      .then(refreshSupport)
      // The case may have gone to somebody else meanwhile; the refreshed lists say so.
      .catch(refreshSupport);
  });
  useEffect(() => {
    if (newest === undefined || unread === 0) return;
    const look = () => {
      if (document.hasFocus()) void mark(newest);
    };
    look();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [newest, unread]);
}

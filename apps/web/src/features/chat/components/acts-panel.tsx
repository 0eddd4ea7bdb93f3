import { Button, EmptyState, Field, TextArea } from '@tessera/ui';
import { useState } from 'react';
import { useMoment } from '../../../components/moment/index.ts';
import { Panel } from '../../../components/panel/index.ts';
import { reasonText } from '../../../data/chat/reason-text.ts';
import { useShownEvents } from '../../../data/inbox/use-shown-events.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import { appeal } from '../api/moderation.ts';
import type { Act } from '../api/rooms.ts';
import { kindOfRoom } from '../model/rooms.ts';
import styles from './panels.module.css';
import { useRoomName } from './use-room-name.ts';

/** Events of the notification centre that the list shows. */
const SHOWN = ['chat.act', 'chat.appeal'] as const;

/** Most characters of an appeal. */
const TEXT_MAX = 500;

/** What moderators did that concerns the player, each with its reason and an appeal. */
export function ActsPanel({ acts, onClose }: { acts: readonly Act[]; onClose: () => void }) {
  const t = useT();
  useShownEvents(SHOWN);
  return (
    <Panel title={t('ch_acts')} onClose={onClose}>
      {acts.length === 0 ? (
        <EmptyState title={t('ch_acts_none')} />
      ) : (
        <div className={styles.list}>
          {acts.map((act) => (
            <ActItem key={act.id} act={act} />
          ))}
        </div>
      )}
    </Panel>
  );
}

function ActItem({ act }: { act: Act }) {
  const t = useT();
  const moment = useMoment();
  const nameOf = useRoomName();
  const room = nameOf({ room: act.room, kind: kindOfRoom(act.room) });
  return (
    <article className={styles.item}>
      <b>
        {act.act === 'mute' && act.until !== null
          ? t('ch_act_mute', { room, time: moment(act.until) })
          : t(act.act === 'remove' ? 'ch_act_remove' : 'ch_act_unmute', { room })}
      </b>
      <span>{t('ch_act_reason', { reason: reasonText(t, act.reason) })}</span>
      <span className={styles.note}>{moment(act.at)}</span>
      {act.appeal ? <Appealed appeal={act.appeal} /> : act.act !== 'unmute' && <AppealForm act={act.id} />}
    </article>
  );
}

function Appealed({ appeal: { text, answer } }: { appeal: NonNullable<Act['appeal']> }) {
  const t = useT();
  return (
    <>
      <span>{t('ch_appeal_text', { text })}</span>
      <span>
        {answer
          ? t(answer.upheld ? 'ch_appeal_upheld' : 'ch_appeal_rejected', { reason: answer.reason })
          : t('ch_appeal_waits')}
      </span>
    </>
  );
}

function AppealForm({ act }: { act: number }) {
  const t = useT();
  const [text, setText] = useState<string>();
  const { mutate, isPending } = useMutation({ mutationFn: (why: string) => appeal(act, why) });
  if (text === undefined) {
    return (
      <Button variant="link" size="sm" onClick={() => setText('')}>
        {t('ch_appeal')}
      </Button>
    );
  }
  return (
    <>
      <Field label={t('ch_appeal_label')}>
        <TextArea value={text} maxLength={TEXT_MAX} onValue={setText} />
      </Field>
      <Button size="sm" loading={isPending} disabled={text.trim() === ''} onClick={() => mutate(text)}>
        {t('ch_appeal_send')}
      </Button>
    </>
  );
}

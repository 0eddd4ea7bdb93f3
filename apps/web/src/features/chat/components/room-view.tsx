import { EmptyState } from '@tessera/ui';
import { useState } from 'react';
import {
  Composer,
  type Message,
  MessageLog,
  useConversation,
} from '../../../components/conversation/index.ts';
import { useMoment } from '../../../components/moment/index.ts';
import { reasonText } from '../../../data/chat/reason-text.ts';
import { useUser } from '../../../data/session/index.ts';
import { play } from '../../../data/settings/index.ts';
import { useByNow } from '../../../platform/clock/index.ts';
import { partByForm } from '../../../platform/device/index.ts';
import { useT } from '../../../platform/i18n/index.ts';
import { type Act, type Blocked, type Room, sendText } from '../api/rooms.ts';
import { muteOf } from '../model/rooms.ts';
import { BetCard } from './bet-card.tsx';
import styles from './room.module.css';
import { RoomHeadDesktop } from './room-head.desktop.tsx';
import { RoomHeadPhone } from './room-head.phone.tsx';
import { RoomRules } from './room-rules.tsx';
import { useMessageActions } from './use-message-actions.tsx';
import { useRoomName } from './use-room-name.ts';

const RoomHead = partByForm({ desktop: RoomHeadDesktop, phone: RoomHeadPhone });

export interface RoomViewProps {
  room: Room;
  acts: readonly Act[];
  blocked: readonly Blocked[];
}

/** Most characters of a message (E6). */
const TEXT_MAX = 500;

/** One room: its rules, its messages, and the field to write in. A new `key` is needed for another room. */
export function RoomView({ room, acts, blocked }: RoomViewProps) {
  const t = useT();
  const me = useUser((user) => user.id);
  const name = useRoomName()(room);
  const [readSeq] = useState(room.read_seq ?? undefined);
  const hidden = new Set(blocked.map(({ id }) => id));
  const isHidden = ({ from }: Message) => from !== null && hidden.has(from.id);
  const control = useConversation<string>({
    me,
    room: room.room,
    send: (clientId, text) => sendText(room.room, clientId, text),
    isKept: (body) => typeof body === 'string',
    onArrival: (message) => {
      if (!isHidden(message)) play({ name: 'chat' });
    },
  });
  const { actionsOf, panel } = useMessageActions(room, me);
  const closed = useClosed(room, acts);
  return (
    <section className={styles.room} aria-label={name}>
      <RoomHead name={name} />
      <RoomRules />
      <MessageLog
        control={control}
        label={name}
        readSeq={readSeq}
        renderDraft={(text) => text}
        renderBody={({ kind, seq }) => (kind === 'bet' ? <BetCard room={room.room} seq={seq} /> : undefined)}
        actionsOf={actionsOf}
        hides={isHidden}
        empty={<EmptyState title={t('ch_empty')} line={t('ch_empty_line')} />}
      />
      <Composer
        text={control.text}
        max={TEXT_MAX}
        onSend={(text) => control.write(text)}
        closed={closed}
        note={slowText(t, room.slow_ms)}
      />
      {panel}
    </section>
  );
}

function slowText(t: ReturnType<typeof useT>, ms: number): string {
  return ms > 1_000 ? t('ch_slow', { n: Math.ceil(ms / 1_000) }) : '';
}

/** Why the player cannot write in the room now, if so. */
function useClosed(room: Room, acts: readonly Act[]): string | undefined {
  const t = useT();
  const moment = useMoment();
  const isTrial = useUser((user) => user.info?.kind === 'trial');
  const { muted_until: until } = room;
  const isMuted = useByNow((now) => until !== null && until > now);
  if (isTrial) return t('ch_trial');
  if (!room.open) return t('ch_closed_line');
  if (!isMuted || until === null) return undefined;
  const reason = muteOf(acts, room.room)?.reason;
  return t('ch_muted', {
    time: moment(until),
    reason: reason === undefined ? t('ch_no_reason') : reasonText(t, reason),
  });
}

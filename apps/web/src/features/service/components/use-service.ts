import { type ConversationControl, useConversation } from '../../../components/conversation/index.ts';
import { useShownEvents } from '../../../data/inbox/use-shown-events.ts';
import { useUser } from '../../../data/session/index.ts';
import { play } from '../../../data/settings/index.ts';
import { useRoute } from '../../../platform/navigation/index.ts';
import { sendMessage } from '../api/service.ts';
import { isKept } from '../model/is-kept.ts';
import type { Outgoing, Service } from '../model/outgoing.ts';

/** Events of the notification centre that the conversation shows. */
const SHOWN = ['case.answered', 'case.resolved'] as const;

/** The conversation of the player's room. An answer makes the sound of messages, if the player wants it. */
export function useServiceConversation({ room }: Service): ConversationControl<Outgoing> {
  useShownEvents(SHOWN);
  const me = useUser((user) => user.id);
  const { params } = useRoute();
  return useConversation<Outgoing>({
    me,
    room,
    send: sendMessage,
    isKept,
    text: params.q,
    onArrival: () => play({ name: 'chat' }),
  });
}

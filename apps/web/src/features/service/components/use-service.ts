import { useState } from 'react';
import {
  type ConversationControl,
  roomTransport,
  useConversation,
} from '../../../components/conversation/index.ts';
import { useUser } from '../../../data/session/index.ts';
import { play } from '../../../data/settings/index.ts';
import { sendMessage } from '../api/service.ts';
import type { Outgoing, Service } from '../model/outgoing.ts';

/** The conversation of the player's room. An answer makes the sound of messages, if the player wants it. */
export function useServiceConversation({ room }: Service): ConversationControl<Outgoing> {
  const me = useUser((user) => user.id);
  const [transport] = useState(() => roomTransport<Outgoing>(room, sendMessage));
  return useConversation(me, transport, () => play({ name: 'chat' }));
}

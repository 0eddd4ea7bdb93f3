import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { now } from '../../platform/clock/index.ts';
import { newRid } from '../../platform/http/index.ts';
import {
  type Conversation,
  type ConversationControl,
  createConversation,
  type Transport,
} from './model/control.ts';
import type { Message } from './model/message.ts';

/**
 * The conversation of one room while the part is shown. The room is that of the first render: give the part another `key` for another
 * room. `onArrival` hears of messages of others.
 */
export function useConversation<Body>(
  me: number,
  transport: Transport<Body>,
  onArrival?: (message: Message) => void,
): ConversationControl<Body> {
  const [control] = useState(() => createConversation<Body>({ me, transport, newId: newRid, now }));
  const arrive = useEffectEvent((message: Message) => onArrival?.(message));
  useEffect(() => control.start((message) => arrive(message)), [control]);
  return control;
}

/** A part of what is known of a conversation. */
export function useConversationState<Body, Part>(
  { store }: ConversationControl<Body>,
  select: (conversation: Conversation<Body>) => Part,
): Part {
  return useStore(store, select);
}

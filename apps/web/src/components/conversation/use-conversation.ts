import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { now } from '../../platform/clock/index.ts';
import { newRid } from '../../platform/http/index.ts';
import { type Conversation, type ConversationControl, createConversation } from './model/control.ts';
import { createKeeper } from './model/keeper.ts';
import type { Message } from './model/message.ts';
import { roomTransport } from './room-transport.ts';
import { unsentPlace } from './unsent-place.ts';

interface ConversationOptions<Body> {
  /** Account of the player. */
  readonly me: number;
  readonly room: string;
  /** Sends a body under the client's id for it; silent, since the conversation shows the failure at the message. */
  readonly send: (clientId: string, body: Body) => Promise<Message>;
  /** Which messages are kept on the device until they are sent, by their shape; see {@link unsentPlace}. */
  readonly isKept: (body: unknown) => body is Body;
  /** What the field begins with. */
  readonly text?: string | undefined;
  /** Hears of messages of others. */
  readonly onArrival?: (message: Message) => void;
}

/**
 * The conversation of one room while the part is shown. What is not sent survives a reload. The room is that of the first render: give
 * the part another `key` for another room.
 */
export function useConversation<Body>(options: ConversationOptions<Body>): ConversationControl<Body> {
  const [{ control, keep }] = useState(() => begin(options));
  const arrive = useEffectEvent((message: Message) => options.onArrival?.(message));
  useEffect(() => control.start((message) => arrive(message)), [control]);
  useEffect(() => keep(), [keep]);
  return control;
}

function begin<Body>({ me, room, send, isKept, text }: ConversationOptions<Body>) {
  const transport = roomTransport(room, send);
  const control = createConversation<Body>({ me, transport, text, newId: newRid, now });
  return { control, keep: createKeeper(control, unsentPlace({ user: me, room }, isKept)) };
}

/** A part of what is known of a conversation. */
export function useConversationState<Body, Part>(
  { store }: ConversationControl<Body>,
  select: (conversation: Conversation<Body>) => Part,
): Part {
  return useStore(store, select);
}

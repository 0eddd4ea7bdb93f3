import { lazyPart } from '../../../platform/lazy/index.ts';

/** The start lists the files of every screen, and has no room for those of this one. */
const ChatRooms = lazyPart(async () => (await import('../components/chat-rooms.tsx')).ChatRooms);

/** `chat`: the public rooms; parameter `room` opens one. */
export function ChatScreen() {
  return <ChatRooms />;
}

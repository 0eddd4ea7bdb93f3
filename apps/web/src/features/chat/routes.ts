import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  chat: {
    path: 'chat',
    title: 'route_chat',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/chat-screen.tsx')).ChatScreen,
  },
} satisfies Routes;

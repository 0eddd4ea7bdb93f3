import { defineModule, on } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { filesModule } from '../files/index.ts';
import { identityModule } from '../identity/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { protectionModule } from '../protection/index.ts';
import { settingsModule } from '../settings/index.ts';
import type { ChatDeps } from './deps.ts';
import { messagePosted, playerModerated } from './events.ts';
import { installRooms } from './install.ts';
import { tellModeratedJob, tellPostedJob } from './jobs.ts';
import { chatFiles } from './pictures.ts';
import { findRoom } from './rooms.ts';
import { chatRoutes } from './routes.ts';

/** Messages between players: rooms, their messages in one order, and what moderators did (ADR 39). */
export const chatModule = defineModule({
  name: 'chat',
  needs: [settingsModule, identityModule, lotteriesModule, protectionModule, socketModule, filesModule],
  install: installRooms,
  create: ({ store, clock, settings, socket, files, lotteries }): ChatDeps => ({
    store,
    lotteries,
    emit: socket.emit,
    ownOrigins: settings.entryOrigins,
    pictureUrl: (name) => files.addressOf(chatFiles, name, clock.local()),
  }),
  callbacks: ({ store }, { socket }) =>
    socket.chatReaders(async (userId, room) => (await findRoom(store, userId, room)) !== undefined),
  calls: chatRoutes,
  events: [on(messagePosted, tellPostedJob), on(playerModerated, tellModeratedJob)],
  jobDeps: (chat) => chat,
});

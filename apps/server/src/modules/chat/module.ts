import { defineModule, on } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { filesModule } from '../files/index.ts';
import { identityModule } from '../identity/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { protectionModule } from '../protection/index.ts';
import { settingsModule } from '../settings/index.ts';
import type { ChatDeps } from './deps.ts';
import { appealAnswered, messagePosted, playerModerated } from './events.ts';
import { installRooms } from './install.ts';
import { tellAnsweredJob, tellModeratedJob, tellPostedJob } from './jobs.ts';
import { newestAfter } from './messages.ts';
import { createMissed } from './missed.ts';
import { chatFiles } from './pictures.ts';
import { hearsRoom } from './rooms.ts';
import { chatRoutes } from './routes.ts';

/** Messages between players: rooms, their messages in one order, and what moderators did (ADR 39). */
export const chatModule = defineModule({
  name: 'chat',
  needs: [settingsModule, identityModule, lotteriesModule, protectionModule, socketModule, filesModule],
  install: installRooms,
  create: ({ store, clock, log, events, settings, socket, files, lotteries }): ChatDeps => ({
    store,
    log,
    events,
    lotteries,
    emit: socket.emit,
    ownOrigins: settings.entryOrigins,
    pictureUrl: (name) => files.addressOf(chatFiles, name, clock.local()),
  }),
  callbacks({ store, log, pictureUrl }, { socket, protection }) {
    socket.chatReaders({
      mayRead: (userId, room) => hearsRoom(store, userId, room),
      missed: createMissed((room, after) => newestAfter(store, room, after, pictureUrl)),
    });
    // A break silences rooms, and an exclusion closes those of teams, for open pages too.
    protection.onChanged((userId) => {
      socket
        .recheckRooms(userId)
        .catch((error: unknown) =>
          log.warn({ err: error }, 'chat rooms of a player could not be checked again'),
        );
    });
  },
  calls: chatRoutes,
  events: [
    on(messagePosted, tellPostedJob),
    on(playerModerated, tellModeratedJob),
    on(appealAnswered, tellAnsweredJob),
  ],
  jobDeps: (chat) => chat,
});

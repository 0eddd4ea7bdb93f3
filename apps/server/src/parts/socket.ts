import { createSecretKey } from 'node:crypto';
import { defineModule, type ModuleBase } from '../contract/index.ts';
import { identityModule } from '../modules/identity/index.ts';
import { lotteriesModule } from '../modules/lotteries/index.ts';
import { settingsModule } from '../modules/settings/index.ts';
import type { SocketDeps, SocketServer } from '../socket/index.ts';
import { gateModule } from './gate.ts';

/** The sockets of this process. Modules send events to players through its `emit`. */
export const socketModule = defineModule({
  name: 'socket',
  needs: [settingsModule, identityModule, lotteriesModule, gateModule],
  create: ({ store, clock, config, log, metrics, sockets, settings, identity, lotteries, gate }) =>
    socketsOf(sockets, {
      mode: config.mode,
      gate,
      now: clock.local,
      xsrfKey: createSecretKey(settings.secrets.key('xsrf')),
      sessions: identity.sessions,
      over: identity.sessions.over,
      lotteryExists: (id) => lotteries.find(id)?.listed === true,
      limits: () => ({ eventsPerSecond: settings.settings.get('socketEventsPerSecond') }),
      metrics,
      log,
      ...(config.role === 'all' ? {} : { cluster: store }),
    }),
  callbacks(socket, { identity, settings }) {
    identity.sessions.onEnded(({ sessions, code }) => socket.endSessions(sessions, code));
    settings.cache.onChange((versions) => socket.emit.all('cache:version', { versions }));
  },
  stop: (socket) => socket.close(),
});

/** The sockets of a node. In a process without sockets only `emit` does anything. */
function socketsOf(given: ModuleBase['sockets'], deps: SocketDeps): SocketServer {
  if (typeof given === 'function') return given(deps);
  return {
    emit: given,
    chatReaders: () => {},
    chatTyping: () => {},
    recheckRooms: async () => {},
    attach: () => {},
    endSessions: () => {},
    close: async () => {},
  };
}

import { defineModule, on } from '../../contract/index.ts';
import { operatorSocketModule } from '../../parts/operator-socket.ts';
import { providersModule } from '../../parts/providers.ts';
import { socketModule } from '../../parts/socket.ts';
import { chatModule } from '../chat/index.ts';
import { filesModule } from '../files/index.ts';
import { settingsModule } from '../settings/index.ts';
import { addAgentCalls } from './agent-calls.ts';
import type { ServiceDeps } from './deps.ts';
import { caseChanged } from './events.ts';
import { serviceRoutes } from './routes.ts';
import { tellCaseJob } from './tell.ts';
import { timersJob } from './timers.ts';
import { createTypingTeller } from './typing.ts';

/** Customer service: cases of players, the queue, and the agents of the service provider (ADR 41). */
export const serviceModule = defineModule({
  name: 'service',
  needs: [settingsModule, chatModule, filesModule, socketModule, operatorSocketModule, providersModule],
  create: ({
    store,
    clock,
    events,
    settings,
    files,
    chat,
    providers,
    socket,
    operatorSocket,
  }): ServiceDeps => ({
    store,
    clock,
    events,
    settings: settings.settings,
    files,
    pictureUrl: chat.pictureUrl,
    providers,
    emit: socket.emit,
    hint: operatorSocket.hint,
  }),
  callbacks(service, { providers, socket }) {
    addAgentCalls(service, providers);
    socket.chatTyping(createTypingTeller(service));
  },
  calls: serviceRoutes,
  jobs: [timersJob],
  events: [on(caseChanged, tellCaseJob)],
  jobDeps: (service) => service,
  start: ({ clock }, { jobs }) => jobs.add(timersJob, 'always', clock.local()),
});

import { defineModule } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { identityModule } from '../identity/index.ts';
import { settingsModule } from '../settings/index.ts';
import { harmJob } from './harm.ts';
import { protectionRoutes } from './routes.ts';
import { createProtection } from './service.ts';
import { sessionJob } from './session-limit.ts';

/** Responsible play: limits, breaks, reality checks. */
export const protectionModule = defineModule({
  name: 'protection',
  needs: [settingsModule, identityModule, socketModule],
  create: ({ store, nodeChannels, jobs, events, clock, settings, identity, socket }) =>
    createProtection({
      store,
      nodeChannels,
      jobs,
      events,
      platform: settings,
      sessions: identity.sessions,
      emit: socket.emit,
      now: clock.local,
    }),
  calls: protectionRoutes,
  jobs: [harmJob, sessionJob],
  jobDeps: (protection) => protection,
  start: (protection) => protection.start(),
});

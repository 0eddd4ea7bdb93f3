import { defineModule } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { onNoticesChanged } from './changed.ts';
import { noticeRoutes } from './routes.ts';

/** Notices: what the platform tells its players, in versions, and which of them each account has seen. */
export const noticesModule = defineModule({
  name: 'notices',
  needs: [socketModule],
  create: ({ store, nodeChannels, events, socket }) => ({
    store,
    events,
    /** Tells the open pages of this node whenever notices change. */
    tellChanges: () => onNoticesChanged(nodeChannels, () => socket.emit.all('notice:changed', {})),
  }),
  calls: noticeRoutes,
  serve: (notices) => notices.tellChanges(),
});

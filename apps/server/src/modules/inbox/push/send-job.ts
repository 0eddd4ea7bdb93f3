import { defineLongJob } from '../../../store/index.ts';
import type { InboxDeps } from '../deps.ts';

/** Starts this node's pump; added with every message, so that it is sent at once. */
export const sendJob = defineLongJob('inbox.push', {
  run: async ({ push }: InboxDeps) => push.pump.start(),
});

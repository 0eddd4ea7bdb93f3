import { defineLongJob, inStep } from '../../../store/index.ts';
import { securityChanged } from '../../identity/index.ts';
import type { InboxDeps } from '../deps.ts';
import { dropSubscriptions, tidyPushes } from './subscriptions.ts';

const MINUTE_MS = 60_000;

/** Every minute: starts the pump for what was asked to wait, or was left by a node that died, and removes what is old. */
export const sweepJob = defineLongJob('inbox.push-sweep', {
  slow: true,
  async run({ store, push }: InboxDeps, job) {
    push.pump.start();
    await tidyPushes(store);
    return inStep(MINUTE_MS, job);
  },
});

/** After a change of the password, or the use of a stolen token, only browsers that are signed in now hear of the account. */
export const securityPushJob = defineLongJob('inbox.push-security', {
  payload: securityChanged.payload,
  async run({ store }: InboxDeps, { payload: { user, what } }) {
    if (what === 'password_changed' || what === 'password_recovered' || what === 'token_reuse')
      await dropSubscriptions(store, user);
  },
});

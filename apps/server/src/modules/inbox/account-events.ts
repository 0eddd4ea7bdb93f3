import { defineLongJob } from '../../store/index.ts';
import { playerContacted } from '../cases/index.ts';
import { securityChanged } from '../identity/index.ts';
import { harmMarked, playerExcluded } from '../protection/index.ts';
import type { InboxDeps } from './deps.ts';
import { record } from './write.ts';

/** A guard of the account changed, or a browser signed in that the account had not been used from. */
export const securityJob = defineLongJob('inbox.security', {
  payload: securityChanged.payload,
  run: (deps: InboxDeps, { key, payload: { user, what, at, device } }) =>
    record(deps, () => [
      what === 'new_device'
        ? { user, at, key: `security:${key}`, type: 'security.device', data: { device } }
        : { user, at, key: `security:${key}`, type: 'security.changed', data: { what } },
    ]),
});

/** A marker of harm was set (RP13). */
export const markedJob = defineLongJob('inbox.marked', {
  payload: harmMarked.payload,
  run: (deps: InboxDeps, { key, payload: { user } }) =>
    record(deps, () => [{ user, key: `marked:${key}`, type: 'guard.marked', data: {} }]),
});

/** An operator has contacted the player about safer play. */
export const contactedJob = defineLongJob('inbox.contacted', {
  payload: playerContacted.payload,
  run: (deps: InboxDeps, { key, payload: { user, topic } }) =>
    record(deps, () => [{ user, key: `contacted:${key}`, type: 'guard.contacted', data: { topic } }]),
});

/** A player has excluded themselves. */
export const excludedJob = defineLongJob('inbox.excluded', {
  payload: playerExcluded.payload,
  run: (deps: InboxDeps, { key, payload: { user } }) =>
    record(deps, () => [{ user, key: `excluded:${key}`, type: 'guard.excluded', data: {} }]),
});

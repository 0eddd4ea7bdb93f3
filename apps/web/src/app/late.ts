import { startProtection } from '../data/protection/index.ts';
import { leave, loadUser } from '../data/session/index.ts';
import { loadSounds } from '../data/settings/index.ts';
import { handleAddToSlip } from '../data/slip/index.ts';
import { checkGate, redirectOnce, watchGate } from '../features/entry/index.ts';
import { ignoreFailure } from '../platform/http/index.ts';
import { fetchAhead } from '../platform/navigation/index.ts';
import { connectSocket } from '../platform/socket/index.ts';
import { handleEvents } from './events.ts';
import { startWhenReached } from './start-when-reached.ts';

/** The part of the client that the first paint does not wait for: a separate file, requested at the start. */

handleAddToSlip(async (bet) => (await import('../features/betting/slip/add-again.ts')).addAgain(bet));

/** Checks the opening hours, then redirects if needed: a password in the URL must not be carried to another site (E8). */
export async function openingHours(entryHash: string): Promise<void> {
  await ignoreFailure('opening hours', checkGate(entryHash));
  await ignoreFailure('site', redirectOnce());
}

/** Starts everything that runs as long as the page does; called after the start-up. */
export function keepRunning(): void {
  handleEvents();
  watchGate();
  startProtection();
  void connectSocket();
  // The page most players open first; its imports include the code most screens share.
  fetchAhead('lottery');
  void import('./background.ts').then(({ startBackground }) => startBackground());
}

export { leave, loadSounds, loadUser, startWhenReached };

import { checkGate, redirectOnce } from '../features/entry/index.ts';
import { watchJournal } from '../features/fairness/index.ts';
import { startNotifications } from '../features/notifications/index.ts';
import { startProtection } from '../features/protection/index.ts';
import { leave, loadUser, startPolling } from '../features/session/index.ts';
import { loadSounds, offerContrast, watchSystemTheme } from '../features/settings/index.ts';
import { isPhone } from '../platform/device/index.ts';
import { ignoreFailure } from '../platform/http/index.ts';
import { fetchAhead } from '../platform/navigation/index.ts';
import { connectSocket } from '../platform/socket/index.ts';
import { startShellWorker } from '../platform/updates/index.ts';
import { handleEvents } from './events.ts';
import { startWhenReached } from './start-when-reached.ts';

/** The part of the client that the first paint does not wait for: a file of its own, asked for at the start. */

/** The step of the opening hours; then the redirect, for a password in the address must not be carried anywhere (E8). */
export async function openingHours(entryHash: string): Promise<void> {
  await ignoreFailure('opening hours', checkGate(entryHash));
  redirectOnce();
}

/** What runs as long as the page does, once the start-up is through. */
export function keepRunning(): void {
  handleEvents();
  void watchJournal();
  void startNotifications();
  startPolling();
  startProtection();
  watchSystemTheme();
  void offerContrast();
  void connectSocket();
  // Where most players go first; what most screens share comes with it.
  fetchAhead('lottery');
  startShellWorker();
  if (!isPhone) void import('./global-keys.ts').then(({ startGlobalKeys }) => startGlobalKeys());
}

export { leave, loadSounds, loadUser, startWhenReached };

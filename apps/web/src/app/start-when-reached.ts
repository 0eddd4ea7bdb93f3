import { isOnline, onOnlineChange } from '../platform/online/index.ts';

/**
 * Runs the start-up once more, unseen, when the service can be reached: this page stands on what the device had kept. Tried when the
 * network comes back and with each attempt of the connection, until `again` answers that it asked the service for everything.
 */
export function startWhenReached(again: () => Promise<boolean>): void {
  let running = false;
  const tryAgain = async () => {
    if (running || !isOnline()) return;
    running = true;
    const whole = await again().catch(() => false);
    running = false;
    if (whole) stop();
  };
  const stop = onOnlineChange(() => void tryAgain());
}

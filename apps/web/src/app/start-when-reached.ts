import { isOnline, onOnlineChange } from '../platform/online/index.ts';

/**
 * Repeats the start-up in the background once the service is reachable, for a page started from stored data. Tried when the
 * network returns and at each connection attempt, until `again` reports that every answer came from the service.
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

/**
 * Resolves when the service worker has stored the client for offline use, which ends the first visit of a device. Runs in a
 * page.
 */
export async function clientIsStored(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
}

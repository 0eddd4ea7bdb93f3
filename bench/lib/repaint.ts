import type { Page } from '@playwright/test';

/** When a change counts as there. */
export interface Change {
  /** Attribute of the document's root with the value it has afterwards. */
  readonly root: readonly [name: string, value: string];
  /** Place that also has another text than before, a selector; absent: the attribute says that it is all. */
  readonly within?: string;
  /** Path of a call: the time counts from the end of its last answer. */
  readonly sinceAnswerOf: string;
}

/**
 * Watches for a change from now on, as the page itself measures it. Answers what to wait for behind the act that brings it
 * about: milliseconds until it is painted.
 */
export async function watchRepaint(page: Page, change: Change): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(({ root, within, sinceAnswerOf }) => {
    const text = () => within && document.querySelector(within)?.textContent;
    const before = text();
    const isThere = () =>
      document.documentElement.getAttribute(root[0]) === root[1] && (!within || text() !== before);
    const start = () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).findLast(({ name }) =>
        name.endsWith(sinceAnswerOf),
      )?.responseEnd ?? Number.NaN;
    const painted = new Promise<number>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - start());
      const look = () => {
        // A message sent from here arrives behind the paint of this frame.
        if (isThere()) channel.port2.postMessage(undefined);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return { painted };
  }, change);
  return () => watch.evaluate(({ painted }) => painted);
}

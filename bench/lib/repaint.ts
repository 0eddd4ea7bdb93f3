import type { Page } from '@playwright/test';

/** The conditions that complete a change. */
export interface Change {
  /** Attribute of the document's root with its value after the change. */
  readonly root: readonly [name: string, value: string];
  /** Selector of an element whose text must have changed as well; absent: the attribute is enough. */
  readonly within?: string;
  /** Path of a call: time is measured from the end of its last answer. */
  readonly sinceAnswerOf: string;
}

/**
 * Watches for a change from now on, measured by the page itself. Returns a function to call after the act that causes the
 * change: it resolves to the milliseconds until the change is painted.
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
        // A message sent from here arrives after the paint of this frame.
        if (isThere()) channel.port2.postMessage(undefined);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    return { painted };
  }, change);
  return () => watch.evaluate(({ painted }) => painted);
}

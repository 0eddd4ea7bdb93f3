import type { Page } from '@playwright/test';

/** When a change counts as there. */
export interface Change {
  /** Place to look at, a selector. */
  readonly within: string;
  /** Texts of which the place holds one afterwards and none before; absent = any other text than before. */
  readonly texts?: readonly string[];
  /** Attribute of the document's root with the value it has afterwards; no texts then say that it is all. */
  readonly root?: readonly [name: string, value: string];
  /** Path of a call: the time counts from the end of its last answer. Absent: from the next click. */
  readonly sinceAnswerOf?: string;
}

/**
 * Watches for a change from now on, as the page itself measures it. Answers what to wait for behind the act that brings it
 * about: milliseconds until it is painted.
 */
export async function watchRepaint(page: Page, change: Change): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(({ within, texts, root, sinceAnswerOf }) => {
    const html = document.documentElement;
    const place = () => document.querySelector(within)?.textContent ?? '';
    const before = place();
    let clicked = Number.NaN;
    addEventListener(
      'click',
      ({ timeStamp }) => {
        clicked = timeStamp;
      },
      { capture: true },
    );
    const start = () =>
      sinceAnswerOf === undefined
        ? clicked
        : (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).findLast(({ name }) =>
            name.endsWith(sinceAnswerOf),
          )?.responseEnd;
    const isThere = () => {
      if (root && html.getAttribute(root[0]) !== root[1]) return false;
      if (!texts) return place() !== before;
      return texts.length === 0 || texts.some((text) => place().includes(text));
    };
    const painted = new Promise<number>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - (start() ?? Number.NaN));
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

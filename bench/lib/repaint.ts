import type { Page } from '@playwright/test';

/** When a change counts as there. */
export interface Change {
  /** Place to look at, a selector. */
  readonly within: string;
  /** Text that the place holds afterwards and not before; absent = any other text than before. */
  readonly text?: string;
  /** Attribute of the document's root with the value it has afterwards. */
  readonly root?: readonly [name: string, value: string];
  /** Path of a call: the time counts from the end of its last answer. Absent: from the next click. */
  readonly sinceAnswerOf?: string;
}

/**
 * Milliseconds until a change is painted, as the page itself measures them. Call it without waiting, then do what brings the
 * change about, then wait.
 */
export function repaintOf(page: Page, change: Change): Promise<number> {
  return page.evaluate(
    ({ within, text, root, sinceAnswerOf }) =>
      new Promise<number>((resolve) => {
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
          if (root) return html.getAttribute(root[0]) === root[1] && (text === '' || place() !== before);
          return text === undefined ? place() !== before : place().includes(text);
        };
        const painted = new MessageChannel();
        painted.port1.onmessage = () => resolve(performance.now() - (start() ?? Number.NaN));
        const look = () => {
          // A message sent from here arrives behind the paint of this frame.
          if (isThere()) painted.port2.postMessage(undefined);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    change,
  );
}

import type { CDPSession, Page } from '@playwright/test';

/** A stop of a walk: an address and the screen that it shows. */
export type Stop = readonly [hash: string, screen: string];

/** Visits all stops `rounds` times; goes on as soon as the screen of a stop is visible. */
export function walk(page: Page, stops: readonly Stop[], rounds: number): Promise<void> {
  return page.evaluate(
    async ({ way, times }) => {
      const isShown = (name: string) =>
        [...document.querySelectorAll<HTMLElement>(`[data-screen="${name}"]`)].some(
          (screen) => screen.checkVisibility() && !screen.closest('[inert]'),
        );
      for (let round = 0; round < times; round += 1) {
        for (const [hash, name] of way) {
          location.hash = hash;
          do await new Promise((resolve) => requestAnimationFrame(resolve));
          while (!isShown(name));
        }
      }
    },
    { way: stops, times: rounds },
  );
}

/** What a page holds after a garbage collection. */
export interface Holdings {
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes of the JavaScript heap in use. */
  readonly heap: number;
}

/** Counts what a page holds. `devtools` must have `Performance` enabled. */
export async function holdings(devtools: CDPSession): Promise<Holdings> {
  // Collected twice: objects freed by the first collection may have kept others.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}

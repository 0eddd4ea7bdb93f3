/**
 * What a hundred navigations through the main pages leave behind after a garbage collection. Targets: 1 MB of heap, no DOM
 * node, no listener (`docs/benchmarks.md`). `e2e/kit/left-behind.ts` does the counting.
 */
import { createClient } from '../e2e/kit/client.ts';
import { aHundredNavigations, readDraws } from '../e2e/kit/left-behind.ts';
import { bothForms, openClientBench } from './lib/client.ts';
import { report } from './lib/report.ts';

const MEGABYTE = 2 ** 20;

const bench = await openClientBench();
try {
  for (const form of bothForms) {
    const { before, after } = await bench.withClient(form, async ({ app, devtools }) => {
      const visitor = createClient(app.site);
      await app.open();
      await app.shows('home');
      return aHundredNavigations(app.page, devtools, () => readDraws(visitor));
    });
    report(`${form}: heap after 100 navigations, MB more`, (after.heap - before.heap) / MEGABYTE, 1);
    report(`${form}: DOM nodes more`, after.nodes - before.nodes, 0);
    report(`${form}: listeners more`, after.listeners - before.listeners, 0);
  }
} finally {
  await bench.close();
}

/**
 * What a hundred navigations through the main pages leave behind after a garbage collection. Targets: 1 MB of heap, no DOM
 * node, no listener (architecture, section 8). The first hundred warm what is kept on purpose: page cache, lists, code.
 */
import { holdings, type Stop, walk } from '../e2e/kit/walk.ts';
import { bothForms, openClientBench } from './lib/client.ts';
import { report } from './lib/report.ts';

const stops: readonly Stop[] = [
  ['#/lottery/show?id=ssc-5m', 'lottery'],
  ['#/record/bet', 'record-bet'],
  ['#/user/center', 'user-center'],
  ['#/', 'home'],
];
const ROUNDS = 100 / stops.length;
const MEGABYTE = 2 ** 20;

const bench = await openClientBench();
try {
  for (const form of bothForms) {
    const { before, after } = await bench.withClient(form, async ({ app, devtools }) => {
      await app.open();
      await app.shows('home');
      await walk(app.page, stops, ROUNDS);
      const before = await holdings(devtools);
      await walk(app.page, stops, ROUNDS);
      return { before, after: await holdings(devtools) };
    });
    report(`${form}: heap after 100 navigations, MB more`, (after.heap - before.heap) / MEGABYTE, 1);
    report(`${form}: DOM nodes more`, after.nodes - before.nodes, 0);
    report(`${form}: listeners more`, after.listeners - before.listeners, 0);
  }
} finally {
  await bench.close();
}

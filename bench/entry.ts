/**
 * Importing a file of 100 000 typed lines in a browser with the processor slowed down four times: how long the main thread
 * runs scripts until the lines are parsed, deduplicated, counted and shown, and how long that takes in all. Targets: 50 ms
 * and 1.5 s (`docs/benchmarks.md`).
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLotteryPage } from '../e2e/pages/lottery-page.ts';
import { bothForms, type OpenClient, openClientBench } from './lib/client.ts';
import { median, report } from './lib/report.ts';
import { clientIsStored } from './lib/stored-client.ts';

const ROUNDS = 3;
/** All lines of five digits, and every hundredth of them twice. */
const lines = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
const text = [...lines, ...lines.filter((_, place) => place % 100 === 0)].join('\n');
const MILLISECOND = 1_000;
// A file on disk: one that the driver sends would be decoded by scripts of the page.
const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-entry-'));
const path = join(folder, 'lines.txt');
writeFileSync(path, text);

interface Held {
  /** ms that the main thread ran scripts, from the file to the count. */
  readonly scripts: number;
  /** ms until the count was shown. */
  readonly whole: number;
}

async function importLines({ app, devtools, slow }: OpenClient): Promise<Held> {
  const lottery = createLotteryPage(app);
  await app.open('#/lottery/show?id=ssc-5m');
  await lottery.chooseBoard('classic');
  await lottery.choosePlay('五星', '五星直选单式');
  const file = lottery.root.locator('input[type="file"]');
  await file.waitFor({ state: 'attached' });
  await app.page.evaluate(clientIsStored);
  // The wait uses no script in each frame, and no locator, because a locator would read the field.
  const counted = await app.page.evaluateHandle(() => {
    const tabs = [...document.querySelectorAll('[role="tab"]')];
    const shown = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (tabs.some(({ textContent }) => /100,?000/.test(textContent ?? ''))) resolve();
      });
      for (const tab of tabs) watch.observe(tab, { subtree: true, childList: true, characterData: true });
    });
    return { shown };
  });
  await slow(4);
  const before = await scriptMs(devtools);
  const begun = performance.now();
  await file.setInputFiles(path);
  await counted.evaluate(({ shown }) => shown);
  const whole = performance.now() - begun;
  return { scripts: (await scriptMs(devtools)) - before, whole };
}

async function scriptMs(devtools: OpenClient['devtools']): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * MILLISECOND;
}

const bench = await openClientBench();
try {
  for (const form of bothForms) {
    const held: Held[] = [];
    for (let round = 0; round < ROUNDS; round += 1) held.push(await bench.withClient(form, importLines));
    report(`${form}: 100 000 lines, scripts of the page, ms`, median(held.map(({ scripts }) => scripts)), 50);
    report(`${form}: 100 000 lines counted and shown, ms`, median(held.map(({ whole }) => whole)), 1_500);
  }
} finally {
  await bench.close();
  rmSync(folder, { recursive: true });
}

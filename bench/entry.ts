/**
 * Importing a file of 100 000 typed lines in a browser with the processor slowed down four times: how long the main thread
 * is busy until the lines are parsed, deduplicated, counted and shown. Target: 50 ms on the main thread (architecture,
 * section 8).
 */
import { createLotteryPage } from '../e2e/pages/lottery-page.ts';
import { bothForms, type OpenClient, openClientBench } from './lib/client.ts';
import { median, report } from './lib/report.ts';

const ROUNDS = 3;
/** All lines of five digits, and every hundredth of them twice. */
const lines = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
const text = [...lines, ...lines.filter((_, place) => place % 100 === 0)].join('\n');
const MILLISECOND = 1_000;

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
  await slow(4);
  const before = await scriptMs(devtools);
  const begun = performance.now();
  await file.setInputFiles({ name: 'lines.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  // Without a locator, because a text locator would read the whole field again and again.
  await app.page.waitForFunction(() =>
    [...document.querySelectorAll('[role="tab"]')].some(({ textContent }) =>
      /100,?000/.test(textContent ?? ''),
    ),
  );
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
    console.log(
      `${form}: counted after ${median(held.map(({ whole }) => whole)).toFixed(0)} ms, worker included`,
    );
  }
} finally {
  await bench.close();
}

/**
 * The first screens of a visitor and of a signed-in player, with empty caches, on a connection of 1.6 Mbit/s with 150 ms
 * round trips and the processor slowed down four times, with real start-up calls, in a browser as players have it. Before
 * that, the sizes of the clients: a fresh build into its own folder. Targets: `docs/benchmarks.md`.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tryOut } from '../e2e/kit/client.ts';
import { type Platform, startPlatform } from '../e2e/kit/platform.ts';
import { type BareBrowser, type BarePage, openBareBrowser } from './lib/bare-browser.ts';
import { enterBare } from './lib/bare-entry.ts';
import { readyBrowser } from './lib/browser.ts';
import { bothForms, type Form } from './lib/client.ts';
import { median, report } from './lib/report.ts';

type Screen = 'login' | 'home';

const ROUNDS = 5;
const web = join(import.meta.dirname, '../apps/web');
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Sizes as the build itself reports them, kB of gzip. */
async function weigh(form: Form): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-build-'));
  try {
    const vite = join(web, '../../node_modules/vite/bin/vite.js');
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [vite, 'build', '--mode', form, '--outDir', folder, '--emptyOutDir'],
      { cwd: web, env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 16e6 },
    );
    const lines = `${stdout}${stderr}`.matchAll(/([\w-]+(?: screen)? (?:js|css)): ([\d.]+) \/ (\d+) kB gz/g);
    for (const [, what, measured, target] of lines)
      report(`${form}: ${what}, kB gz`, Number(measured), Number(target));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page's own measurements of its start, ms. */
interface Start {
  readonly fcp: number;
  readonly lcp: number;
  /** Sum of the time of tasks beyond 50 ms each, from the first paint to the end of the start. */
  readonly tbt: number;
}

/** Records paints, long tasks and layout shifts from the start of a page. */
function watchStart(): void {
  const seen = {
    fcp: 0,
    lcp: 0,
    tasks: [] as [number, number][],
    shift: 0,
    inputs: [] as number[],
    clicks: 0,
  };
  Object.assign(window, { benchSeen: seen });
  addEventListener(
    'click',
    () => {
      seen.clicks += 1;
    },
    { capture: true },
  );
  const on = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  on('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  on('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  on('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) seen.inputs.push(entry.duration);
  });
}

interface Watched {
  readonly benchSeen: {
    fcp: number;
    lcp: number;
    tasks: [number, number][];
    shift: number;
    inputs: number[];
    clicks: number;
  };
}

const startOf = (page: BarePage): Promise<Start> =>
  page.evaluate(() => {
    const { fcp, lcp, tasks } = (window as unknown as Watched).benchSeen;
    const late = tasks.filter(([start]) => start >= fcp);
    return { fcp, lcp, tbt: late.reduce((sum, [, duration]) => sum + duration - 50, 0) };
  });

/** Longest time from an input to the paint that answers it; inputs answered within a frame are not recorded at all. */
const slowestInput = (page: BarePage): Promise<number> =>
  page.evaluate(async () => {
    // The browser reports an input some time after its paint.
    await new Promise((told) => setTimeout(told, 1_000));
    const { inputs, clicks } = (window as unknown as Watched).benchSeen;
    if (clicks === 0) throw new Error('no click has reached the page');
    return Math.max(16, ...inputs);
  });

/** Sum of the layout shifts that no input has caused. */
const shiftOf = (page: BarePage): Promise<number> =>
  page.evaluate(() => (window as unknown as Watched).benchSeen.shift);

/** A page of a fresh trial player, or of a visitor on the login screen. */
async function openPage(browser: BareBrowser, platform: Platform, form: Form, screen: Screen) {
  const page = await browser.newPage(form);
  const site = platform[form];
  if (screen === 'home') await enterBare(page, await tryOut(site));
  await page.send('Network.emulateNetworkConditions', slow4g);
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchStart})()` });
  await page.open(`${site}/#/${screen === 'login' ? 'login' : ''}`);
  return page;
}

/** Clicks the first field or button with this name. */
async function click(page: BarePage, name: string): Promise<void> {
  const at = await page.evaluate((wanted) => {
    const named = (element: Element) =>
      element.getAttribute('aria-label') ??
      [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join('');
    const found = [...document.querySelectorAll('input, button')].find((element) =>
      named(element).endsWith(wanted),
    );
    if (!found) throw new Error(`no element is called ${wanted}`);
    const { left, top, width, height } = found.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  }, name);
  await page.click(at);
}

/** The first inputs of a visitor and of a player. */
async function use(page: BarePage, screen: Screen): Promise<void> {
  if (screen === 'home') {
    await click(page, '刷新');
    return;
  }
  await click(page, '用户名');
  await page.type('demo');
  await click(page, '同意');
}

/** The results of all rounds of a screen; times in ms. */
interface Figures {
  readonly form: Form;
  readonly screen: Screen;
  readonly starts: Start[];
  readonly inputs: number[];
  readonly shifts: number[];
}

async function measure(browser: BareBrowser, platform: Platform, figures: Figures): Promise<void> {
  const { form, screen, starts, inputs, shifts } = figures;
  const page = await openPage(browser, platform, form, screen);
  starts.push(await startOf(page));
  await use(page, screen);
  inputs.push(await slowestInput(page));
  shifts.push(await shiftOf(page));
  await page.close();
}

function tell({ form, screen, starts, inputs, shifts }: Figures): void {
  const of = (figure: keyof Start) => median(starts.map((start) => start[figure]));
  report(`${form} ${screen}: first contentful paint, ms`, of('fcp'), 1_400);
  report(`${form} ${screen}: largest contentful paint, ms`, of('lcp'), 2_300);
  report(`${form} ${screen}: total blocking time, ms`, of('tbt'), 200);
  report(`${form} ${screen}: slowest input to paint, ms`, median(inputs), 100);
  report(`${form} ${screen}: layout shift`, median(shifts), 0.05);
}

for (const form of bothForms) await weigh(form);
const executable = await readyBrowser();
const platform = await startPlatform();
const browser = await openBareBrowser(executable);
const screens = bothForms.flatMap((form) =>
  (['login', 'home'] as const).map(
    (screen): Figures => ({ form, screen, starts: [], inputs: [], shifts: [] }),
  ),
);
try {
  // Round by round, so that a slow minute of the machine affects one round of each screen and not all rounds of one.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const figures of screens) await measure(browser, platform, figures);
} finally {
  await browser.close();
  await platform.stop();
}
screens.forEach(tell);

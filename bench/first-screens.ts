/**
 * The first screens of a visitor and of a player who is signed in, with empty caches, on a line of 1.6 Mbit/s with 150 ms
 * round trips and a processor four times slower, all start-up calls real. Before that, what the clients weigh: a fresh build
 * into a folder of its own. Targets: architecture, section 8.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { bothForms, type ClientBench, type Form, type OpenClient, openClientBench } from './lib/client.ts';
import { median, report } from './lib/report.ts';

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

/** What a page tells of its own start, ms. */
interface Start {
  readonly fcp: number;
  readonly lcp: number;
  /** What tasks took beyond 50 ms each, from the first paint to the end of the start. */
  readonly tbt: number;
}

/** Notes paints and long tasks from the first moment of a page. */
function watchStart(): void {
  const seen = { fcp: 0, lcp: 0, tasks: [] as [number, number][], inputs: [] as number[], clicks: 0 };
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
  on('event', (entry) => {
    if ((entry as PerformanceEventTiming).interactionId) seen.inputs.push(entry.duration);
  });
}

interface Watched {
  readonly benchSeen: {
    fcp: number;
    lcp: number;
    tasks: [number, number][];
    inputs: number[];
    clicks: number;
  };
}

const startOf = (page: Page): Promise<Start> =>
  page.evaluate(() => {
    const { fcp, lcp, tasks } = (window as unknown as Watched).benchSeen;
    const late = tasks.filter(([start]) => start >= fcp);
    return { fcp, lcp, tbt: late.reduce((sum, [, duration]) => sum + duration - 50, 0) };
  });

/** Longest time from an input to the paint that answers it; inputs faster than a frame are not noted at all. */
const slowestInput = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // An input is told of some time after its paint.
    await new Promise((told) => setTimeout(told, 1_000));
    const { inputs, clicks } = (window as unknown as Watched).benchSeen;
    if (clicks === 0) throw new Error('no click has reached the page');
    return Math.max(16, ...inputs);
  });

async function open({ app, devtools, slow }: OpenClient, screen: 'login' | 'home'): Promise<Start> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await slow(4);
  await app.page.addInitScript(watchStart);
  await app.open(screen === 'login' ? '#/login' : '#/');
  // Nothing looks into the page meanwhile: a locator brings a script of its own that the slow processor would have to read.
  await app.page.waitForLoadState('networkidle');
  const start = await startOf(app.page);
  await app.shows(screen);
  return start;
}

/** A click without the driver's own look, inside the page and its time, at what the click hits. */
const bare = { force: true };

/** What a visitor and a player do first. */
async function use({ app }: OpenClient, screen: 'login' | 'home'): Promise<void> {
  if (screen === 'home') {
    await app.page.getByRole('button', { name: '刷新' }).first().click(bare);
    return;
  }
  const form = app.page.getByRole('dialog', { name: '登录', exact: true });
  await form.getByRole('textbox', { name: '用户名' }).click(bare);
  await app.page.keyboard.type('demo');
  await form.getByRole('checkbox', { name: /同意$/ }).click(bare);
}

async function measure(bench: ClientBench, form: Form, screen: 'login' | 'home'): Promise<void> {
  const starts: Start[] = [];
  const inputs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await bench.withClient(
      form,
      async (client) => {
        starts.push(await open(client, screen));
        await use(client, screen);
        inputs.push(await slowestInput(client.app.page));
      },
      screen === 'login',
    );
  }
  const of = (figure: keyof Start) => median(starts.map((start) => start[figure]));
  report(`${form} ${screen}: first contentful paint, ms`, of('fcp'), 1_400);
  report(`${form} ${screen}: largest contentful paint, ms`, of('lcp'), 2_300);
  report(`${form} ${screen}: total blocking time, ms`, of('tbt'), 200);
  report(`${form} ${screen}: slowest input to paint, ms`, median(inputs), 100);
}

for (const form of bothForms) await weigh(form);
const bench = await openClientBench();
try {
  for (const form of bothForms)
    for (const screen of ['login', 'home'] as const) await measure(bench, form, screen);
} finally {
  await bench.close();
}

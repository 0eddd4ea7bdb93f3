/**
 * Picking numbers with the processor slowed down four times: from the tap until the count is repainted, and with it cost
 * and maximum return; with a mouse on a desktop, with touch on a phone. For a selection of hundreds of lines, one of 500
 * 000 and one of 999 960: a bet may have 1 000 000. Target: 50 ms (`docs/benchmarks.md`).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { tryOut } from '../e2e/kit/client.ts';
import { type Platform, startPlatform } from '../e2e/kit/platform.ts';
import { type BareBrowser, type BarePage, openBareBrowser, type Place } from './lib/bare-browser.ts';
import { enterBare } from './lib/bare-entry.ts';
import { readyBrowser } from './lib/browser.ts';
import { bothForms, type Form } from './lib/client.ts';
import { median, report } from './lib/report.ts';
import { clientIsStored } from './lib/stored-client.ts';

/** The picked numbers, row by row. The last number is tapped off and on again. */
interface Choice {
  readonly lottery: string;
  readonly play: string;
  readonly picks: readonly (readonly number[])[];
  /** Number of lines without the last number and with it. */
  readonly lines: readonly [without: number, withIt: number];
}

/** The results of all rounds of a choice, ms. */
interface Figures {
  readonly form: Form;
  readonly choice: Choice;
  readonly taps: number[];
}

const ROUNDS = 5;
const TAPS = 10;
/** How long a press on a number lasts, and the pause until the next press, ms. */
const HOLD_MS = 80;
const NEXT_MS = 150;

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
const hundreds: Choice = {
  lottery: 'ssc-5m',
  play: 'ssc.back3.direct-multi',
  picks: [from(0, 7), from(0, 9), from(0, 9)],
  lines: [504, 567],
};
const half: Choice = {
  lottery: 'ssc-5m',
  play: 'ssc.star5.combo',
  picks: Array.from({ length: 5 }, () => from(0, 10)),
  lines: [450_000, 500_000],
};
const most: Choice = {
  lottery: 'pk10-5m',
  play: 'pk10.front9.direct-multi',
  picks: [
    [2, 3, 4, 6, 7, 9, 10],
    [1, 3, 6, 7, 8, 9, 10],
    [1, 2, 3, 4, 5, 6, 7, 9, 10],
    [1, 2, 3, 4, 7, 8, 9, 10],
    ...Array.from({ length: 4 }, () => from(1, 10)),
    [1, 2, 3, 4, 5, 6, 7, 10],
  ],
  lines: [891_120, 999_960],
};

/** The betting page of a fresh trial player with the numbers picked and no work left in the background. */
async function openBoard(browser: BareBrowser, platform: Platform, form: Form, choice: Choice) {
  const { lottery, play, picks } = choice;
  const page = await browser.newPage(form);
  const site = platform[form];
  const prefs = { board: { [lottery]: 'tradition' }, play: { [lottery]: play } };
  await enterBare(page, await tryOut(site), { PREFS: prefs });
  await page.open(`${site}/#/lottery/show?id=${lottery}`);
  await page.evaluate(clientIsStored);
  for (const [row, numbers] of picks.entries())
    for (const number of numbers) await press(page, form, await placeOf(page, row, number));
  return page;
}

/** Scrolls a number into view and returns its place. */
const placeOf = (page: BarePage, row: number, number: number): Promise<Place> =>
  page.evaluate(
    (wanted) => {
      const ball = document.querySelector(
        `[data-screen="lottery"] [data-row="${wanted.row}"] button[data-value="${wanted.number}"]`,
      );
      if (!ball) throw new Error(`no number ${wanted.number} in row ${wanted.row}`);
      ball.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = ball.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    },
    { row, number },
  );

const press = (page: BarePage, form: Form, place: Place, holdMs = 0): Promise<void> =>
  form === 'pc' ? page.click(place, holdMs) : page.touch(place, holdMs);

/** The text of the count before and after a tap; the element is found by its text before. */
interface Change {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface Watching {
  benchPainted: Promise<number>;
}

/** Watches the visible figure, not the later one for screen readers. */
function watchCount({ before, after }: Change): void {
  const seen = 'span:not([role="status"], :has([role="status"]))';
  const place = [...document.querySelectorAll(`[data-screen="lottery"] ${seen}`)].find((element) =>
    before.some((text) => element.textContent.includes(text)),
  );
  if (!place) throw new Error(`no element shows ${before.join(' or ')}`);
  let tapped = Number.NaN;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      tapped = timeStamp;
    },
    { capture: true, once: true },
  );
  (window as unknown as Watching).benchPainted = new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - tapped);
    const watcher = new MutationObserver(() => {
      if (!after.some((text) => place.textContent.includes(text))) return;
      watcher.disconnect();
      // A message sent from a frame arrives after its paint.
      requestAnimationFrame(() => channel.port2.postMessage(undefined));
    });
    watcher.observe(place, { subtree: true, childList: true, characterData: true });
  });
}

const wordsOf = (lines: number) => [`${lines.toLocaleString('en-US')} 注`, `${lines} 注`];

async function measure(
  browser: BareBrowser,
  platform: Platform,
  { form, choice, taps }: Figures,
): Promise<void> {
  const page = await openBoard(browser, platform, form, choice);
  const row = choice.picks.length - 1;
  const place = await placeOf(page, row, choice.picks[row]?.at(-1) ?? 0);
  const [without, withIt] = choice.lines.map(wordsOf) as [string[], string[]];
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let turn = 0; turn < TAPS; turn += 1) {
    const [before, after] = turn % 2 === 0 ? [withIt, without] : [without, withIt];
    await page.evaluate(watchCount, { before, after });
    await press(page, form, place, HOLD_MS);
    taps.push(await page.evaluate(() => (window as unknown as Watching).benchPainted));
    await pause(NEXT_MS);
  }
  await page.close();
}

const executable = await readyBrowser();
const platform = await startPlatform();
const browser = await openBareBrowser(executable);
const all = bothForms.flatMap((form) =>
  [hundreds, half, most].map((choice): Figures => ({ form, choice, taps: [] })),
);
try {
  // Round by round, so that a slow minute of the machine affects one round of each choice and not all rounds of one.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const figures of all) await measure(browser, platform, figures);
} finally {
  await browser.close();
  await platform.stop();
}
for (const { form, choice, taps } of all)
  report(
    `${form}: tap to repaint, ${choice.lines[1].toLocaleString('en-US').replace(',', ' ')} lines, ms`,
    median(taps),
    50,
  );

/**
 * Frames per second in each game while its round is shown, with the processor slowed down four times. Target: 55 on phone
 * and desktop. The pages run against a server that has only their rules, so that only drawing is measured.
 */
import { chromium, type Page } from '@playwright/test';
import { GAME_IDS, type GameId } from '@tessera/games';
import { forms, launchOptions, place } from '../e2e/kit/browser.ts';
import { readyBrowser } from './lib/browser.ts';
import { bothForms } from './lib/client.ts';
import { openGameHost } from './lib/game-host.ts';
import { report } from './lib/report.ts';

const SLOWER = 4;
const TARGET = 55;
/** A round is watched for this long; the shortest animation of most games is not much shorter. */
const WATCH_MS = 2_000;
/** Games with a shorter animation. */
const SHORT: Readonly<Partial<Record<GameId, number>>> = { dice: 850, mines: 600 };

/** Prepares a game so that a press of the button starts a round. */
async function prepare(page: Page, game: GameId): Promise<void> {
  if (game === 'baccarat') await page.locator('[data-spot="player"]').click();
  if (game === 'fishing') for (const key of ['1', '2', '3']) await page.keyboard.press(key);
}

/** Frames per second from now on, by the frames that the browser really painted. */
const watch = (page: Page, forMs: number) =>
  page.evaluate(
    (lengthMs) =>
      new Promise<number>((resolve) => {
        const times: number[] = [];
        const next = (now: number) => {
          times.push(now);
          const from = times[0] ?? now;
          if (now - from < lengthMs) requestAnimationFrame(next);
          else resolve(((times.length - 1) * 1_000) / (now - from));
        };
        requestAnimationFrame(next);
      }),
    forMs,
  );

const executablePath = await readyBrowser();
const host = await openGameHost();
const browser = await chromium.launch({ ...launchOptions, executablePath });
try {
  for (const form of bothForms) {
    const context = await browser.newContext({ ...forms[form], ...place });
    for (const game of GAME_IDS) {
      const page = await context.newPage();
      await page.goto(host.url(game));
      const play = page.locator('main button[data-kind]');
      await play.waitFor();
      await prepare(page, game);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await play.click();
      if (game === 'mines') await page.getByRole('group').getByRole('button').nth(12).click();
      report(`${form}: ${game}, pictures a second`, await watch(page, SHORT[game] ?? WATCH_MS), TARGET, true);
      await page.close();
    }
    await context.close();
  }
} finally {
  await browser.close();
  await host.close();
}

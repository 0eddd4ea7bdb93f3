import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openAccepted, type Treatment } from '../kit/accepted-pictures.ts';
import { expect, test } from '../kit/test.ts';
import { openWebpPage, type WebpPage } from '../kit/webp.ts';
import { pictureOfZeros } from '../kit/zero-figures.ts';

const WIDTH = 480;

/** A page whose figures change and whose button can be moved. */
const PAGE = `<!doctype html><title>Draws</title><style>button { background: #24c; color: #fff; padding: 20px 60px }</style>
  <h1>Draws</h1><button>Bet</button>`;

/** What a run with the page as it is now says: which pictures differ, and which accepted ones were not taken. */
async function ran(page: Page, webp: WebpPage, folder: string, treatment: Treatment, name = 'button') {
  const pictures = openAccepted(webp, join(folder, 'accepted'), join(folder, 'seen'), treatment);
  await pictures.take(name, await pictureOfZeros(page), WIDTH);
  return { changed: pictures.changed().map(({ name: one }) => one), others: pictures.others() };
}

test('a screen that looks different from its accepted picture is named, until it is accepted or the place is restless', {
  tag: '@once',
}, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-pictures-'));
  const webp = await openWebpPage(page.context());
  const seen = () => readdirSync(join(folder, 'seen'));
  await page.setContent(PAGE);
  expect(await ran(page, webp, folder, 'compare')).toEqual({ changed: ['button'], others: [] });
  await ran(page, webp, folder, 'accept');
  expect(await ran(page, webp, folder, 'compare')).toEqual({ changed: [], others: [] });

  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => (element.textContent += ' 1234567890'));
  await ran(page, webp, folder, 'restless');
  await heading.evaluate(
    (element) => (element.textContent = element.textContent?.replace(/ \d+$/, ' 77') ?? ''),
  );
  expect(await ran(page, webp, folder, 'compare')).toEqual({ changed: [], others: [] });

  await page.getByRole('button').evaluate((element) => element.style.setProperty('translate', '0 20px'));
  rmSync(join(folder, 'seen'), { recursive: true });
  expect(await ran(page, webp, folder, 'compare')).toEqual({ changed: ['button'], others: [] });
  expect(seen()).toEqual(['button.webp']);
  await ran(page, webp, folder, 'accept');
  expect(await ran(page, webp, folder, 'compare')).toEqual({ changed: [], others: [] });
  expect(await ran(page, webp, folder, 'compare', 'field')).toEqual({
    changed: ['field'],
    others: ['button'],
  });
  await webp.close();
  rmSync(folder, { recursive: true });
});

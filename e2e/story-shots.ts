/**
 * Takes a picture of the stories of each component, in the default and the dark theme: `node e2e/story-shots.ts FOLDER`.
 * The gallery must have been built. Needs no platform.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { forms, launchOptions, place } from './kit/browser.ts';
import { openGallery, serveGallery, storyFiles } from './kit/gallery.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder for the pictures.');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ ...forms.pc, ...place, reducedMotion: 'reduce' });
  await serveGallery(page);
  for (const theme of ['default', 'dark']) {
    await openGallery(page, { device: 'pc', theme });
    for (const file of storyFiles()) {
      const path = join(folder, `${file.replaceAll('/', '-')}-theme-${theme}.png`);
      await page.locator(`[data-file="${file}"]`).screenshot({ path });
    }
  }
} finally {
  await browser.close();
}

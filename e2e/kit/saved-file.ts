import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { needs } from './abilities.ts';

/** The content of the file that the page itself makes, and saves when `press` is done. */
export async function savedFile(page: Page, press: () => Promise<void>): Promise<Buffer> {
  needs('ownFiles');
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path());
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const source = join(import.meta.dirname, '../../packages/ui/src');
const built = join(import.meta.dirname, '../../packages/ui/gallery/dist');
const ending = '.stories.tsx';
/** The pictures and scripts are served from disk: the gallery needs no server. */
const origin = 'http://gallery.test';

/** What the gallery shows: the theme without its prefix; the address of one story, otherwise all of them. */
export interface GalleryView {
  readonly theme?: string;
  readonly device: 'pc' | 'wap';
  readonly story?: string;
}

/** Files with stories, by their path below `packages/ui/src` without the ending. */
export const storyFiles = (): string[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length).replaceAll('\\', '/'))
    .sort();

/** Serves the built gallery (`scripts/lib/build.mjs`) to a page. Call it once per page, before `openGallery`. */
export async function serveGallery(page: Page): Promise<void> {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(built, pathname === '/' ? 'index.html' : pathname) });
  });
}

export async function openGallery(page: Page, view: GalleryView): Promise<void> {
  await page.goto(`${origin}/?${new URLSearchParams({ ...view })}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

import type { Page } from '@playwright/test';
import { builtInThemes } from '@tessera/ui/themes';
import { axeFaults } from '../kit/axe.ts';
import { isBrief, shortThemes } from '../kit/brief.ts';
import { openGallery, serveGallery, storyFiles } from '../kit/gallery.ts';
import { expect, test } from '../kit/test.ts';

const themes = builtInThemes
  .filter(({ id }) => !isBrief || shortThemes.includes(id))
  .map(({ id }) => id.slice('theme-'.length));
/** A theme changes colours only: the other rules are checked in the first one. */
const colours = ['color-contrast'];

/** Errors of the open page: of scripts, and of stories that threw. */
function noteErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('every story is shown without an error, and axe finds no serious violation in any theme', {
  tag: ['@brief-pc', '@long'],
}, async ({ page, isMobile }) => {
  const device = isMobile ? 'wap' : 'pc';
  const errors = noteErrors(page);
  // Without animations, because colours in the middle of one are not final.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await serveGallery(page);
  const wrong: Record<string, string[]> = {};
  const check = async (name: string, rules?: readonly string[]) => {
    const faults = await axeFaults(page, rules);
    if (faults.length > 0) wrong[name] = faults;
    await expect(page.locator('[data-failed]')).toHaveCount(0);
  };
  const alone: string[] = [];
  for (const [place, theme] of themes.entries()) {
    await openGallery(page, { device, theme });
    const shown = await page
      .locator('[data-file]')
      .evaluateAll((files) => files.map((file) => file.getAttribute('data-file')));
    expect(shown.sort()).toEqual(storyFiles());
    await check(theme, place === 0 ? undefined : colours);
    if (place === 0) {
      const links = await page
        .locator('[data-alone]')
        .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).search));
      alone.push(...links.map((query) => new URLSearchParams(query).get('story') ?? ''));
    }
  }
  expect(alone.length).toBeGreaterThan(0);
  for (const story of alone) {
    await openGallery(page, { device, story });
    await check(story);
  }
  expect(wrong).toEqual({});
  expect(errors).toEqual([]);
});

import type { Page } from '@playwright/test';
import type { PlayerClient } from './client.ts';
import { keep } from './device-store.ts';

/**
 * Gives a page the session of a client without a window: its cookies and its token. For journeys that are about something else
 * than signing in. The page must not have been opened yet.
 */
export async function enter(page: Page, player: PlayerClient): Promise<void> {
  await page.context().addCookies(cookiesOf(player));
  await page.goto(`${player.site}/healthz`);
  await keep(page, { TOKEN: player.token });
}

/** His cookies, as a driver hands them to a browser. */
export function cookiesOf({ cookies, site }: PlayerClient) {
  return [...cookies].map(([name, value]) => ({
    name,
    value,
    // The site is plain http, where a browser takes secure cookies from localhost itself but not from a driver.
    url: site.replace('http:', 'https:'),
    secure: name.startsWith('__Host-'),
    httpOnly: name.startsWith('__Host-'),
  }));
}

import type { Page } from '@playwright/test';
import type { PlayerClient } from './client.ts';
import { keep } from './device-store.ts';

/**
 * Gives a page the session of a client: its cookies and its token. For journeys that do not test signing in. The page must
 * not have been opened yet.
 */
export async function enter(page: Page, player: PlayerClient): Promise<void> {
  await page.context().addCookies(cookiesOf(player));
  await page.goto(`${player.site}/healthz`);
  await keep(page, { TOKEN: player.token });
}

/** The client's cookies in the form a browser driver needs. */
export function cookiesOf({ cookies, site }: PlayerClient) {
  return [...cookies].map(([name, value]) => ({
    name,
    value,
    // The site is plain http: the browser accepts secure cookies from localhost itself, but not from a driver.
    url: site.replace('http:', 'https:'),
    secure: name.startsWith('__Host-'),
    httpOnly: name.startsWith('__Host-'),
  }));
}

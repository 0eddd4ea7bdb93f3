import type { Page } from '@playwright/test';
import type { Session } from './driver.ts';
import { named } from './named.ts';

/** A cookie as journeys give it. */
interface GivenCookie {
  readonly name: string;
  readonly value: string;
  /** The site it is for, always `https`. */
  readonly url: string;
  readonly secure: boolean;
  readonly httpOnly: boolean;
}

/** What the context of a page needs of it. */
interface ContextOptions {
  readonly session: Session;
  readonly page: () => Page;
  /** The address by which the window reaches a site. */
  readonly out: (address: string) => string;
}

/** Playwright's context of a page: its cookies. A window has one of its own. */
export function createContext({ session, page, out }: ContextOptions) {
  /** Opens a site, since a driver gives cookies to the open one only. */
  async function visit(url: string): Promise<void> {
    const site = new URL(out(url.replace('https:', 'http:'))).origin;
    if (String(await session.command('GET', '/url')).startsWith(site)) return;
    await session.command('POST', '/url', { url: `${site}/healthz` });
  }

  return named('page.context()', {
    // `expect(page).toHaveURL` reads it.
    _options: {},
    async addCookies(cookies: readonly GivenCookie[]) {
      for (const { url, ...cookie } of cookies) {
        await visit(url);
        await session.command('POST', '/cookie', { cookie: { ...cookie, path: '/', sameSite: 'Lax' } });
      }
    },
    cookies: () => session.command('GET', '/cookie'),
    clearCookies: () => session.command('DELETE', '/cookie'),
    // A session of the driver asks for no permissions.
    grantPermissions: async () => {},
    setDefaultTimeout: () => {},
    pages: () => [page()],
  });
}

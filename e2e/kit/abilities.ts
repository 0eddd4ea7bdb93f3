import { test } from '@playwright/test';
import { type BrowserName, browserName } from './browser.ts';

/** What a journey needs of the browser's driver, beyond what all drivers do: who can, and what the others lack. */
const abilities = {
  counts: {
    can: ['chromium'],
    lacks: 'it does not count the nodes and listeners that a page holds',
  },
  drag: {
    can: ['chromium'],
    lacks: 'Playwright moves a finger over the page by the developer tools of Chromium only',
  },
  authenticator: {
    can: ['chromium'],
    lacks: 'it has no virtual authenticator that Playwright reaches',
  },
  worker: {
    can: ['chromium'],
    lacks: 'Playwright neither reaches the service worker nor delivers it a push message',
  },
  contrast: {
    can: ['chromium'],
    lacks: 'it cannot pretend that the device prefers more contrast',
  },
  sound: {
    can: ['chromium'],
    lacks: 'it plays nothing where no device for sound is, as in a container',
  },
  frames: {
    can: ['chromium'],
    lacks: 'its presses do not reach a frame in the page',
  },
  bodies: {
    can: ['chromium'],
    lacks: 'its driver does not give the body of a call',
  },
  ownFiles: {
    can: ['chromium'],
    lacks: 'it does not tell of a file that the page itself made',
  },
} satisfies Readonly<Record<string, { can: readonly BrowserName[]; lacks: string }>>;

/**
 * Says what the running journey needs. In a browser that cannot do it, the journey ends here and the report names the reason:
 * `npm run e2e` prints it at its end.
 */
export function needs(ability: keyof typeof abilities): void {
  const { can, lacks } = abilities[ability];
  test.skip(!(can as readonly BrowserName[]).includes(browserName), `${browserName}: ${lacks}`);
}

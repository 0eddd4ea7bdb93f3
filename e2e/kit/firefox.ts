import type { Browser, BrowserContextOptions, LaunchOptions } from '@playwright/test';
import { forms, tablet } from './browser.ts';

/**
 * Firefox as Debian and Mozilla ship it, driven over WebDriver BiDi. Playwright's channel `moz-firefox` speaks that protocol; its
 * own Firefox is a changed one that no player has.
 */

/** Settings of Firefox that make `(pointer: coarse)` and `(hover: none)` true, send touches as touch events, and lay scroll bars over the page. */
const touchFirst = {
  'dom.w3c_touch_events.enabled': 1,
  'ui.useOverlayScrollbars': 1,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
};

/** Start options of Firefox. `touch` makes it a browser of phones and tablets. */
const launchFirefox = (touch: boolean): LaunchOptions => ({
  channel: 'moz-firefox',
  executablePath: process.env.FIREFOX_PATH,
  // `teachMedia` reaches the browser's own scripts.
  args: ['--remote-allow-system-access'],
  firefoxUserPrefs: touch ? touchFirst : {},
});

/** The user agent of Firefox on Android. The site of phones reads from it whether the device is a tablet. */
const onAndroid = (device: 'Mobile' | 'Tablet') =>
  `Mozilla/5.0 (Android 15; ${device}; rv:153.0) Gecko/153.0 Firefox/153.0`;

/** Options of each project in Firefox: sizes are those of Chromium, the user agent is Firefox's. */
export const firefoxForms = {
  pc: { ...forms.pc, userAgent: undefined, launchOptions: launchFirefox(false) },
  wap: { ...forms.wap, userAgent: onAndroid('Mobile'), launchOptions: launchFirefox(true) },
  pad: { ...tablet, userAgent: onAndroid('Tablet'), launchOptions: launchFirefox(true) },
} satisfies Readonly<Record<string, BrowserContextOptions & { launchOptions: LaunchOptions }>>;

/** What Playwright knows of the media of a page. */
interface Media {
  readonly colorScheme: string;
  readonly reducedMotion: string;
  readonly media: string;
}

/** A connection of Playwright to the browser or to one page of it. */
interface Session {
  send: (method: string, parameters: Record<string, unknown>) => Promise<unknown>;
}

/** Playwright's own object of a browser that speaks WebDriver BiDi; Playwright exports no type of it. */
interface BidiBrowser {
  readonly _browserSession: Session;
  readonly _bidiPages: ReadonlyMap<string, { readonly _page: { emulatedMedia: () => Media } }>;
  readonly _connection: { createMainFrameBrowsingContextSession: (id: string) => Session };
}

const MEDIA_COMMAND = 'emulation.setMediaFeaturesOverride';

/**
 * Makes `emulateMedia` work for colour scheme, reduced motion and print in a Firefox that does not know the command of BiDi for it
 * (153 does not). Without it no page opens at all: Playwright sends the command for each. Firefox has the same three overrides for
 * its own developer tools, which `applyMedia` sets. Not possible: `prefers-contrast`.
 */
export function teachMedia(browser: Browser): void {
  const { toImpl } = (browser as unknown as { _connection: { toImpl: (of: Browser) => BidiBrowser } })
    ._connection;
  const bidi = toImpl(browser);
  const root = bidi._browserSession.send.bind(bidi._browserSession);
  const teach = (session: Session): Session => {
    const send = session.send.bind(session);
    session.send = async (method, parameters) => {
      if (method !== MEDIA_COMMAND) return send(method, parameters);
      const pages = (parameters.contexts ?? []) as readonly string[];
      for (const id of pages) {
        const page = bidi._bidiPages.get(id);
        if (page) await setMedia(root, id, page._page.emulatedMedia());
      }
      return {};
    };
    return session;
  };
  teach(bidi._browserSession);
  const create = bidi._connection.createMainFrameBrowsingContextSession.bind(bidi._connection);
  bidi._connection.createMainFrameBrowsingContextSession = (id) => teach(create(id));
}

/**
 * Makes `fill` and `insertText` edit as a keyboard does. Playwright sets `value` by a script in the page's own world, which React takes for its
 * own doing: the field shows the text until the next render empties it.
 */
export function teachTyping(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(insertAsKeyboard);
    return context;
  };
}

/** Runs in each page, and stays whatever Playwright puts there. Returns the frame that has the focus, as Playwright's own function does. */
function insertAsKeyboard(): void {
  Object.defineProperty(globalThis, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      let focused = document.activeElement;
      while (focused?.shadowRoot) focused = focused.shadowRoot.activeElement;
      if (focused instanceof HTMLIFrameElement) return focused;
      document.execCommand('insertText', false, text);
      return undefined;
    },
    set: () => undefined,
  });
}

/** Sets the media of one page, by a script in a window of Firefox itself. Errors: throws what that script throws. */
async function setMedia(root: Session['send'], page: string, media: Media): Promise<void> {
  const { contexts } = (await root('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })) as {
    contexts: readonly { context: string }[];
  };
  const answer = (await root('script.callFunction', {
    target: { context: contexts[0]?.context },
    functionDeclaration: applyMedia,
    arguments: [page, media.colorScheme, media.reducedMotion, media.media].map((value) => ({
      type: 'string',
      value,
    })),
    awaitPromise: true,
  })) as { type: string; exceptionDetails?: { text: string } };
  if (answer.type !== 'success') throw new Error(`Firefox: ${answer.exceptionDetails?.text}`);
}

/** Runs in a window of Firefox; an empty value or `none` is the device's own. */
const applyMedia = `(id, colorScheme, reducedMotion, medium) => {
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  );
  const page = NavigableManager.getBrowsingContextById(id).top;
  const orNone = (value) => (value === 'no-override' || value === 'no-preference' ? 'none' : value);
  page.prefersColorSchemeOverride = orNone(colorScheme);
  page.prefersReducedMotionOverride = orNone(reducedMotion);
  page.mediumOverride = medium === 'no-override' ? '' : medium;
}`;

import type { Page } from '@playwright/test';
import { createContext } from './context.ts';
import { createDocument } from './document.ts';
import type { Session } from './driver.ts';
import { moveMouse, pressKeys } from './keys.ts';
import { type Expectation, WebKitLocator } from './locator.ts';
import { lacks, named } from './named.ts';
import { resize } from './resize.ts';
import { byAttribute, byRole, byText, type FilterOptions, narrowed, type RoleOptions } from './selectors.ts';
import type { TlsFront } from './tls.ts';
import { expectAddress, waitUntil } from './waiting.ts';
import type { Window } from './window.ts';

/** What a page is opened in. */
export interface PageOptions {
  readonly session: Session;
  /** The sites behind TLS, by their own addresses. */
  readonly fronts: ReadonlyMap<string, TlsFront>;
}

/** Events that a page tells of. */
const EVENTS: readonly string[] = ['console', 'pageerror'];

/**
 * Playwright's page for a window of WebKit: the methods that page models and the main journeys use. Any other ends the journey
 * as not run. Addresses are those of the sites themselves; on the way they are behind TLS.
 */
export function createWebKitPage({ session, fronts }: PageOptions): Page {
  const document = createDocument(session);
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  let isClosed = false;

  const out = (address: string) => replaced(address, fronts, (site, front) => [site, front]);
  const back = (address: string) => replaced(address, fronts, (site, front) => [front, site]);

  async function goto(address: string): Promise<null> {
    const to = out(address);
    const from = await location();
    // An address that differs after `#` only keeps its document.
    if (from !== 'about:blank') await tellSaid();
    await session.command('POST', '/url', { url: to });
    if (from.split('#')[0] !== to.split('#')[0]) await document.evaluate('() => undefined');
    return null;
  }

  async function location(): Promise<string> {
    return String(await session.command('GET', '/url'));
  }

  const handlers: { readonly locator: WebKitLocator; readonly act: () => Promise<void> }[] = [];
  let isHandling = false;
  const window: Window = {
    session,
    document,
    async clearWay() {
      if (isHandling) return;
      isHandling = true;
      for (const { locator, act } of handlers) if (await locator.isVisible()) await act();
      isHandling = false;
    },
    get page() {
      return page;
    },
  };
  const locator = (selector: string, options: FilterOptions = {}) =>
    new WebKitLocator(window, selector + narrowed(options));

  /** What the document has said, as events: before it is left, and at the end. */
  async function tellSaid(): Promise<void> {
    for (const { kind, text } of await document.takeSaid())
      if (kind === 'uncaught') tell('pageerror', new Error(text));
      else tell('console', { type: () => kind, text: () => text });
  }

  function tell(event: string, value: unknown): void {
    for (const listener of listeners.get(event) ?? []) listener(value);
  }

  async function step(way: 'back' | 'forward' | 'refresh'): Promise<null> {
    await tellSaid();
    await session.command('POST', `/${way}`);
    return null;
  }

  const context = createContext({ session, page: () => page, out });

  const keyboard = {
    press: (keys: string) => pressKeys(session, keys),
    type: async (text: string) => {
      for (const key of text) await pressKeys(session, key);
    },
    insertText: (text: string) =>
      document.evaluate('(text) => document.execCommand("insertText", false, text)', text),
  };

  const known = {
    _apiName: 'Page',
    context: () => context,
    keyboard: named('page.keyboard', keyboard),
    clock: named('page.clock', {}),
    request: named('page.request', {}),
    touchscreen: named('page.touchscreen', {}),
    addLocatorHandler: async (locator: WebKitLocator, act: () => Promise<void>) => {
      handlers.push({ locator, act });
    },
    mouse: named('page.mouse', { move: (x: number, y: number) => moveMouse(session, { x, y }) }),
    mainFrame: () => ({
      _expect: (expression: string, options: Expectation) =>
        expression === 'to.have.url'
          ? expectAddress(async () => back(await location()), options)
          : locator(':root')._expect(expression, options),
    }),
    goto,
    url: () => back(document.address()),
    reload: () => step('refresh'),
    goBack: () => step('back'),
    goForward: () => step('forward'),
    title: () => session.command('GET', '/title'),
    content: () => document.evaluate('() => document.documentElement.outerHTML'),
    evaluate: (source: unknown, argument?: unknown) =>
      typeof source === 'string' ? document.run(source) : document.evaluate(String(source), argument),
    addInitScript: async (source: unknown, argument?: unknown) => {
      document.addInitScript(String(source), argument);
    },
    waitForFunction: (source: unknown, argument?: unknown, options: { timeout?: number } = {}) =>
      waitUntil(
        'a function of the page',
        async () => Boolean(await document.evaluate(String(source), argument)),
        options.timeout,
      ),
    waitForLoadState: () =>
      waitUntil(
        'the page',
        async () => (await document.evaluate('() => document.readyState')) === 'complete',
      ),
    waitForTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
    setViewportSize: (size: { width: number; height: number }) => resize(session, document, size),
    viewportSize: () => undefined,
    screenshot: async () => Buffer.from(String(await session.command('GET', '/screenshot')), 'base64'),
    on: (event: string, listener: (value: unknown) => void) => {
      if (!EVENTS.includes(event)) lacks(`event ${event}`);
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off: (event: string, listener: (value: unknown) => void) => listeners.get(event)?.delete(listener),
    frames: () => [page],
    isClosed: () => isClosed,
    close: async () => {
      if (isClosed) return;
      await tellSaid();
      isClosed = true;
      await session.end();
    },
    locator,
    getByRole: (role: string, options?: RoleOptions) => locator(byRole(role, options)),
    getByText: (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
      locator(byText('text', text, exact)),
    getByLabel: (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
      locator(byText('label', text, exact)),
    getByPlaceholder: (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
      locator(byAttribute('placeholder', text, exact)),
    getByTitle: (text: string | RegExp, { exact }: { exact?: boolean } = {}) =>
      locator(byAttribute('title', text, exact)),
  };
  const page = named('page', known) as unknown as Page;
  return page;
}

/** An address at another site: the first that it begins with. */
function replaced(
  address: string,
  fronts: PageOptions['fronts'],
  order: (site: string, front: string) => readonly [from: string, to: string],
): string {
  for (const [site, { url }] of fronts) {
    const [from, to] = order(site, url);
    if (address === from || address.startsWith(`${from}/`)) return to + address.slice(from.length);
  }
  return address;
}

/**
 * The inline script of `index.html`: everything that does not need the client. It is built separately, inlined into the page
 * and trusted by its hash (E4), so it imports only what seals its requests and stays small.
 *
 * It fetches the client and the chunk of the entry route, applies the stored colours, and sends the first requests of the
 * start-up; the client finds the answers in `tesseraEarly`. `tesseraPolicy` passes the policy for script URLs on to the
 * client, and `tesseraFetch` fetches the files of later screens.
 */
import { HEADERS, XSRF_COOKIE } from '@tessera/protocol/answer';
import { cookieOf } from '../platform/http/cookie.ts';
import { sealSmall } from './seal.ts';

/** Filled in at build time. */
interface BootPlan {
  /** URL of the client. */
  entry: string;
  /** Files the client itself imports. */
  shared: string[];
  /** Files the start-up requests next. */
  soon: string[];
  /** Files the home page requests once it is rendered. */
  parts: string[];
  /** The largest image of the home page in the default colours. */
  picture: string;
  /** Further files of each route's first screen, by path of the hash. */
  files: Record<string, string[]>;
  /** Paths that need no session. */
  open: string[];
  /** Paths whose page is shown over the home page. */
  above: string[];
  apiBase: string;
  agent: string;
  /** Calls by path and payload. */
  versions: Question;
  /** All cached lists: a first visit has none of them. Those that no first page waits for come last. */
  lists: Question[];
  /** The messages, by language. */
  language: Record<string, Question>;
}

interface Question {
  path: string;
  payload: object;
}

declare const __BOOT__: BootPlan;

/** Fetch priority, with the values of the element attribute. */
type Urgency = 'auto' | 'low' | 'high';

/** Reads the package of a stored item `{ expires, package }`. */
type Read = (name: string) => Promise<unknown>;

/** The page's only Trusted Types policy (E4): code loads from our own built files only. */
interface ScriptPolicy {
  createScriptURL(url: string): string;
}

const plan = __BOOT__;
const early: Record<string, Promise<unknown>> = {};
const page = window as {
  tesseraEarly?: typeof early;
  tesseraPolicy?: ScriptPolicy;
  tesseraFetch?: (path: string, urgency?: Urgency) => void;
  trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
};
const fetched = new Set<string>();
const kindNames: Record<string, string> = { css: 'style', svg: 'image' };
/** Weights and sizes (px) of the texts on the first pages. */
const faces = [
  ...[12, 13, 14, 15, 16].map((size) => `400 ${size}`),
  ...[11, 12, 13, 15].map((size) => `500 ${size}`),
  ...[11, 12, 13, 14, 15, 16, 17, 18].map((size) => `600 ${size}`),
  ...[15, 20, 21, 34].map((size) => `700 ${size}`),
];
page.tesseraEarly = early;
page.tesseraFetch = (path, urgency) => fetchFiles(plan.files[path], urgency);
const rules: ScriptPolicy = {
  createScriptURL: (url) => {
    const { origin } = location;
    const { href } = new URL(url, origin);
    if (href.startsWith(`${origin}/assets/`) || href === `${origin}/sw.js`) return url;
    throw new RangeError(`not a file of this client: ${url}`);
  },
};
page.tesseraPolicy = page.trustedTypes?.createPolicy('tessera', rules) ?? rules;

start();
fetchFiles(plan.shared);
void prepare();
findFaces();

/** A script element instead of `import()`: elements created by a hash-trusted script are trusted, its imports are not. */
function start(): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.src = page.tesseraPolicy!.createScriptURL(plan.entry);
  document.head.append(script);
}

async function prepare(): Promise<void> {
  const read = await openStorage();
  const [token, theme, language, messages, settings] = await Promise.all(
    ['TOKEN', 'THEME_VALUE', 'LANGUAGE_KEY', 'LANGUAGE_VALUE', 'SETTING'].map(read),
  );
  // As the client applies them: the chosen language, or that of the stored texts.
  const spoken = String(language ?? (messages as KeptTexts | null)?.language ?? 'zhCn');
  const post = ({ path, payload }: Question) => ask(path, payload, spoken);
  void post(plan.versions);
  paint(theme as KeptTheme | null);
  const path = location.hash.replace(/^#?\/?/, '').split('?')[0] ?? '';
  const first = token || plan.open.includes(path) ? path : 'login';
  const above = plan.above.includes(first);
  const overHome = above || first === '';
  if (overHome && !theme) outlineHome();
  const wanted = plan.language[spoken];
  // In the order of the start-up (R4.1): lists before texts. With some lists stored, only the client knows which are stale.
  if (!settings) plan.lists.forEach(post);
  // The largest answer; every first page waits for it.
  const texts = !settings && !messages && wanted ? post(wanted) : undefined;
  fetchFiles(plan.files[first]);
  await texts;
  fetchFiles(plan.soon);
  if (!overHome) return;
  // Home below login is only visible: nothing that login needs waits for it.
  fetchFiles(plan.files[''], 'low');
  fetchFiles(plan.parts, 'low');
}

/** Makes one call; the client takes the answer by the same name. Reads are answered whatever the device's clock says (E2). */
function ask(path: string, payload: object, language: string): Promise<unknown> {
  const headers = {
    [HEADERS.language]: language,
    [HEADERS.agent]: plan.agent,
    [HEADERS.xsrf]: cookieOf(document.cookie, XSRF_COOKIE),
    'Content-Type': 'application/json',
  };
  const sentMs = Date.now();
  const body = JSON.stringify(sealSmall(payload, String(sentMs)));
  const answer = fetch(plan.apiBase + path, { method: 'POST', headers, body, cache: 'no-store' }).then(
    async (response) =>
      response.ok ? { sentMs, receivedMs: Date.now(), body: await response.json() } : null,
    () => null,
  );
  early[`POST ${path} ${JSON.stringify(payload)}`] = answer;
  return answer;
}

/** Stored texts. */
interface KeptTexts {
  language?: string;
}

/** A stored theme; `other` is the theme for the other system colour scheme. */
interface KeptTheme {
  theme?: string;
  values?: Record<string, string>;
  other?: KeptTheme;
}

/** Applies the stored colours so that the page does not flash; the client later validates and applies the whole theme (E5). */
function paint(kept: KeptTheme | null): void {
  const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { theme: id, values } = (kept?.other?.values?.['--scheme'] === scheme ? kept.other : kept) ?? {};
  if (!id || !values) return;
  document.documentElement.dataset.theme = id;
  for (const [name, value] of Object.entries(values)) {
    if (/^--[a-z0-9-]{1,64}$/.test(name) && /^(#[0-9a-f]{6,8}|light|dark)$/i.test(value)) {
      document.documentElement.style.setProperty(name, value);
    }
  }
}

/**
 * The outline of home instead of the logo: the banner's first picture is the largest element of the page, and needs no code.
 * Themes other than the default one begin with another picture, or have other colours around it.
 */
function outlineHome(): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  // At once: an image element sends its request only after those that follow here.
  fetchFiles([plan.picture], 'high');
  const picture = new Image();
  picture.src = plan.picture;
  const banner = document.createElement('div');
  banner.append(picture);
  splash.append(banner);
  splash.dataset.home = '';
}

/**
 * Creates invisible texts, one face at a time: on some systems finding a font for a size takes a millisecond. Two dozen
 * lookups would delay the first page, and the page is idle here.
 */
function findFaces(from = 0): void {
  window.requestIdleCallback?.(() => {
    const place = document.querySelector('#splash p');
    const face = faces[from];
    if (!place || !face) return;
    const text = document.createElement('span');
    text.style.font = `${face}px var(--font-text)`;
    text.textContent = '彩8';
    place.append(text);
    findFaces(from + 1);
  });
}

function fetchFiles(files: readonly string[] = [], urgency: Urgency = 'auto'): void {
  for (const file of files) {
    if (fetched.has(file)) continue;
    fetched.add(file);
    const link = document.createElement('link');
    const kind = file.slice(file.lastIndexOf('.') + 1);
    link.rel = kind === 'js' ? 'modulepreload' : 'preload';
    link.as = kindNames[kind] ?? 'script';
    link.fetchPriority = urgency;
    // Same mode as the page's own requests; otherwise the file would be fetched twice.
    if (kind !== 'svg') link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

/** The client's storage, which the client opens too; reads return `null` where the browser forbids storage. */
function openStorage(): Promise<Read> {
  return new Promise((resolve) => {
    const nothing: Read = async () => null;
    const request = indexedDB.open('tessera', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('items');
    request.onerror = () => resolve(nothing);
    request.onsuccess = () => {
      const store = request.result.transaction('items').objectStore('items');
      resolve(
        (name) =>
          new Promise((found) => {
            const got = store.get(name);
            got.onerror = () => found(null);
            got.onsuccess = () => {
              const item = got.result as { expires: number; package: unknown } | undefined;
              found(item && Date.now() < item.expires ? item.package : null);
            };
          }),
      );
    };
  });
}

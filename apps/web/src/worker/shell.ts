/** The cached parts of a build; passed to its worker at build time. */
export interface Shell {
  /** Unique hash of this build. */
  readonly build: string;
  /** Path of the client's first file; identifies the pages of this build. */
  readonly entry: string;
  /** Paths of the files cached with the page. */
  readonly files: readonly string[];
}

/** Dependencies of the worker. */
export interface ShellPorts {
  readonly caches: CacheStorage;
  fetch(input: RequestInfo, init?: RequestInit): Promise<Response>;
}

const PAGE = '/';
const PREFIX = 'tessera-shell-';
/** Maximum concurrent requests: the player's own requests have priority. */
const AT_ONCE = 4;

const nameOf = ({ build }: Shell): string => PREFIX + build;

/**
 * Stores a build in a cache of its own. Files that an earlier build also had are taken from its cache. Rejects and deletes
 * the cache when a file cannot be loaded or the page belongs to another build.
 */
export async function keepShell(shell: Shell, { caches, fetch }: ShellPorts): Promise<void> {
  const cache = await caches.open(nameOf(shell));
  // The page is stored last: if it is present, the cache is complete.
  if (await cache.match(PAGE)) return;
  const fetched = async (file: string, init?: RequestInit): Promise<Response> => {
    const response = await fetch(file, init);
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    return response;
  };
  const waiting = [...shell.files];
  const takeInTurn = async (): Promise<void> => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
      await cache.put(file, (await caches.match(file, { ignoreVary: true })) ?? (await fetched(file)));
  };
  try {
    // Without cookies: this request belongs to no visit.
    const page = await fetched(PAGE, { cache: 'no-cache', credentials: 'omit' });
    if (!(await page.clone().text()).includes(shell.entry))
      throw new Error('the page belongs to another build');
    await Promise.all(Array.from({ length: AT_ONCE }, takeInTurn));
    await cache.put(PAGE, page);
  } catch (error) {
    waiting.length = 0;
    await caches.delete(nameOf(shell));
    throw error;
  }
}

/** Deletes earlier builds except the newest of them, whose files open pages may still request. */
export async function dropOldShells(shell: Shell, { caches }: ShellPorts): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== nameOf(shell));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * The page: the service's own as long as it answers, so that the next visit gets a new release; otherwise the cached one.
 *
 * @param preloaded - The browser's navigation preload, if it made one while the worker started.
 */
export async function pageOf(
  shell: Shell,
  request: Request,
  { caches, fetch }: ShellPorts,
  preloaded: Promise<Response | undefined> = Promise.resolve(undefined),
): Promise<Response> {
  const answer = await preloaded.then((early) => early ?? fetch(request)).catch(() => undefined);
  if (answer && answer.status < 500) return answer;
  const kept = await (await caches.open(nameOf(shell))).match(PAGE, { ignoreVary: true });
  return kept ?? answer ?? Response.error();
}

/** A file of any build: the cached one, whose name contains its hash, otherwise the service's. */
export async function fileOf(request: Request, { caches, fetch }: ShellPorts): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Which requests of the page are answered by the worker. API calls never are. */
export function partFor(
  shell: Shell,
  { method, mode, url }: Request,
  origin: string,
): 'page' | 'file' | null {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') return pathname === PAGE ? 'page' : null;
  return pathname.startsWith('/assets/') || shell.files.includes(pathname) ? 'file' : null;
}

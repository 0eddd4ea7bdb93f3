/** What a build is made of, as far as it is kept for a device without a network; told to its worker when it is built. */
export interface Shell {
  /** Mark of this build, which no other has. */
  readonly build: string;
  /** Address of the client's first file, by which a page knows whether it is of this build. */
  readonly entry: string;
  /** Addresses of the files that are kept beside the page. */
  readonly files: readonly string[];
}

/** What the worker does its work with. */
export interface ShellPorts {
  readonly caches: CacheStorage;
  fetch(input: RequestInfo, init?: RequestInit): Promise<Response>;
}

const PAGE = '/';
const PREFIX = 'tessera-shell-';
/** Files under way at once: the player's own requests come first. */
const AT_ONCE = 4;

const nameOf = ({ build }: Shell): string => PREFIX + build;

/**
 * Puts a build into a cache of its own. Files that an earlier build had too are taken from there.
 * Rejects, and keeps nothing, when a file cannot be had or the page has become that of another build.
 */
export async function keepShell(shell: Shell, { caches, fetch }: ShellPorts): Promise<void> {
  const cache = await caches.open(nameOf(shell));
  // Its page comes last: where that is, all is.
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
    // Without cookies: this page is nobody's visit.
    const page = await fetched(PAGE, { cache: 'no-cache', credentials: 'omit' });
    if (!(await page.clone().text()).includes(shell.entry)) throw new Error('the page is of another build');
    await Promise.all(Array.from({ length: AT_ONCE }, takeInTurn));
    await cache.put(PAGE, page);
  } catch (error) {
    waiting.length = 0;
    await caches.delete(nameOf(shell));
    throw error;
  }
}

/** Drops earlier builds but the newest of them, which pages that are still open ask for files. */
export async function dropOldShells(shell: Shell, { caches }: ShellPorts): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== nameOf(shell));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/**
 * The page: the service's own as long as it answers, so that a release is there with the next visit; otherwise the kept one.
 *
 * @param preloaded - What the browser has asked for while the worker woke up, if it does.
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

/** A file of any build: the kept one, whose name carries its hash, otherwise the service's. */
export async function fileOf(request: Request, { caches, fetch }: ShellPorts): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Which of the page's requests are answered here. What the client asks the service for never is. */
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

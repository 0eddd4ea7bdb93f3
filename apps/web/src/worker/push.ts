/** A notification as the worker shows it. */
export interface ShownNotification {
  readonly title: string;
  readonly options: NotificationOptions & { readonly data: { readonly path: string } };
}

/** The declarative form of a push message; browsers that know it show it themselves, without the worker. */
interface Declared {
  readonly web_push?: unknown;
  readonly notification?: Readonly<Record<string, unknown>>;
}

const ICON = '/favicon.svg';

/**
 * Reads a push message. A browser must show something for each message, so one that cannot be read is shown as the name of the site.
 *
 * @param text - The decrypted message, if it has content.
 */
export function notificationOf(text: string | undefined, { origin, host }: Location): ShownNotification {
  const { notification = {} } = parsed(text);
  const word = (name: string) => (typeof notification[name] === 'string' ? notification[name] : undefined);
  const [body, tag, lang] = [word('body'), word('tag'), word('lang')];
  return {
    title: word('title') || host,
    options: {
      ...(body !== undefined && { body }),
      // A later message on the same thing replaces this one; also the same message that arrives twice.
      ...(tag !== undefined && { tag }),
      ...(lang !== undefined && { lang }),
      icon: ICON,
      data: { path: pathOf(word('navigate'), origin) },
    },
  };
}

/** The page that a notification leads to: one of this site, whatever the message names. */
function pathOf(navigate: string | undefined, origin: string): string {
  return navigate !== undefined && URL.canParse(navigate, origin)
    ? `/${new URL(navigate, origin).hash}`
    : '/';
}

function parsed(text: string | undefined): Declared {
  try {
    const message: unknown = JSON.parse(text ?? '');
    const declared = typeof message === 'object' && message !== null ? (message as Declared) : {};
    return declared.web_push === 8030 ? declared : {};
  } catch {
    return {};
  }
}

/** An open page of the site. */
export interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** Shows a page of the client: in one that is open, else in a new window. */
export async function openPath(
  path: string,
  { pages, open }: { pages: readonly OpenPage[]; open: (path: string) => Promise<unknown> },
): Promise<void> {
  const own = pages.filter(({ url }) => new URL(url).pathname === '/');
  const page = own.find(({ visibilityState }) => visibilityState === 'visible') ?? own[0];
  if (!page) return void (await open(path));
  try {
    await page.navigate(path);
  } catch {
    // A page that this worker does not control yet.
    return void (await open(path));
  }
  // A browser may refuse to bring a window to the front. The page is there all the same.
  await page.focus().catch(() => undefined);
}

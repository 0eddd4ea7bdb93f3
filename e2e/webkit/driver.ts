import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { freePort } from '../kit/platform.ts';
import { until } from '../kit/until.ts';

/**
 * WebKitGTK, driven over classic WebDriver (W3C): the engine of Safari as Debian ships it. Playwright's own WebKit is a changed one
 * that no player has, and cannot drive this one.
 */

/** An open window of the browser, with its own cookies and stores. */
export interface Session {
  /** A command of the session, as `POST` `/url`. Errors: throws `WebDriverError`. */
  command: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;
  /** Closes the window. */
  end: () => Promise<void>;
}

/** How a window is opened. */
export interface SessionOptions {
  /** The user agent instead of WebKit's own. */
  readonly userAgent?: string | undefined;
  readonly timeZone: string;
  /** As the environment variable `LANG` has it: `zh_CN.UTF-8`. */
  readonly locale: string;
}

/** The driver of one worker: its display, and its process. It has one session at a time. */
export interface Driver {
  open: (options: SessionOptions) => Promise<Session>;
  stop: () => Promise<void>;
}

/** What the driver or the browser answered instead of a result. */
export class WebDriverError extends Error {
  /** The error code of the protocol, as `no such element`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`WebKit: ${code}: ${message}`);
    this.code = code;
  }
}

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** Longest time of a script, ms. Scripts do not wait; this process repeats them. */
const SCRIPT_MS_MAX = 60_000;

/** Starts a display without a screen and the driver on it. Errors: throws when one of the two is not installed. */
export async function startDriver(): Promise<Driver> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '2600x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await Promise.race([
    once(display.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(display, 'exit').then(() => Promise.reject(new Error('Xvfb did not start'))),
  ])) as [Buffer];
  const screen = `:${String(number).trim()}`;
  const address = `http://127.0.0.1:${await freePort()}`;
  let running: ChildProcess | undefined;

  /** The locale is a variable of the process that starts the browser: each session has a driver of its own. */
  async function start({ locale }: SessionOptions): Promise<void> {
    await stopProcess(running);
    const driver = spawn('WebKitWebDriver', [`--port=${new URL(address).port}`], {
      env: {
        ...process.env,
        DISPLAY: screen,
        LOCPATH: process.env.WEBKIT_LOCALES,
        LANG: locale,
        LANGUAGE: locale,
        NO_AT_BRIDGE: '1',
      },
      stdio: 'ignore',
    });
    running = driver;
    await until('the driver of WebKit', () =>
      call('GET', `${address}/status`).then(
        () => true,
        () => false,
      ),
    );
  }

  return {
    async open(options) {
      await start(options);
      const { sessionId } = (await call('POST', `${address}/session`, {
        capabilities: { alwaysMatch: capabilities(options) },
      })) as { sessionId: string };
      const at = `${address}/session/${sessionId}`;
      await focusWindow(screen);
      return {
        command: (method, path, body) => call(method, `${at}${path}`, body),
        end: async () => {
          await call('DELETE', at);
        },
      };
    },
    async stop() {
      await stopProcess(running);
      await stopProcess(display);
    },
  };
}

/** Gives the window the keyboard. A window manager would do so; the display has none. */
async function focusWindow(screen: string): Promise<void> {
  await promisify(execFile)(
    'xdotool',
    ['search', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus', '--sync'],
    {
      env: { ...process.env, DISPLAY: screen },
    },
  );
}

function capabilities({ userAgent, timeZone }: SessionOptions): object {
  return {
    // The sites are behind a certificate of the run (`tls.ts`).
    acceptInsecureCerts: true,
    timeouts: { script: SCRIPT_MS_MAX },
    'webkitgtk:browserOptions': {
      binary: BROWSER,
      args: [
        '--automation',
        `--time-zone=${timeZone}`,
        ...(userAgent === undefined ? [] : [`--user-agent=${userAgent}`]),
      ],
    },
  };
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await answer.json()) as { value: unknown };
  if (answer.ok) return value;
  const { error = 'unknown error', message = '' } = value as { error?: string; message?: string };
  throw new WebDriverError(error, message);
}

async function stopProcess(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

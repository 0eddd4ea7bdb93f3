import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { forms, launchOptions, place } from '../../e2e/kit/browser.ts';
import type { Form } from './client.ts';

/** Time without any request after which a page counts as loaded, ms. */
const IDLE_MS = 500;
const LOOK_MS = 50;

export type Place = readonly [x: number, y: number];

/** Sends a command of the browser's own protocol (DevTools) to a page. */
type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

export interface BarePage {
  readonly send: Send;
  /** Runs a self-contained function in the page. */
  evaluate<Result, Given = undefined>(
    work: (given: Given) => Result | Promise<Result>,
    given?: Given,
  ): Promise<Result>;
  /** Opens an address; resolves after half a second without a request. */
  open(url: string): Promise<void>;
  /** Presses and releases at a place of the window, px, held for `holdMs`. */
  click(place: Place, holdMs?: number): Promise<void>;
  /** The same with touch. */
  touch(place: Place, holdMs?: number): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface BareBrowser {
  newPage(form: Form): Promise<BarePage>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: { requestId?: string };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * A browser as a player has it, without a debugger attached to its pages. A test driver enables the debugger. V8 then looks
 * up the line of each created error, even of those that are never thrown, and reads the whole file again for the first
 * error of each file: React creates one at its start, which takes 50 to 130 ms on a processor slowed down four times.
 */
export async function openBareBrowser(executable: string): Promise<BareBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-browser-'));
  const flags = [
    ...(launchOptions.args ?? []),
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
  ];
  const browser = spawn(executable, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((done) => browser.once('exit', done));
  const socket = new WebSocket(await addressOf(browser.stderr));
  await new Promise((done) => socket.addEventListener('open', done, { once: true }));

  const waiting = new Map<number, (message: Pick<Message, 'result' | 'error'>) => void>();
  const listeners = new Map<string, (message: Message) => void>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    else if (message.sessionId) listeners.get(message.sessionId)?.(message);
  });
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ error: { message: 'the browser has gone' } });
  });
  const sendTo =
    (sessionId?: string): Send =>
    (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = ++sent;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result ?? {});
        });
        socket.send(JSON.stringify({ id, sessionId, method, params }));
      });
  const send = sendTo();

  return {
    async newPage(form) {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const session = String(sessionId);
      const page = pageOf(
        sendTo(session),
        (tell) => listeners.set(session, tell),
        async () => {
          listeners.delete(session);
          await send('Target.disposeBrowserContext', { browserContextId });
        },
      );
      await dress(page.send, form);
      return page;
    },
    async close() {
      // The browser may end before it answers.
      await send('Browser.close').catch(() => undefined);
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The address on which the browser listens, from its log. */
async function addressOf(log: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: log })) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (!address) continue;
    log.resume();
    return address;
  }
  throw new Error('the browser ended before it listened');
}

/** Makes a page the window of a desktop or of a phone. */
async function dress(send: Send, form: Form): Promise<void> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = forms[form];
  await send('Page.enable');
  await send('Network.enable');
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: isMobile });
  await send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: place.locale });
  await send('Emulation.setLocaleOverride', { locale: place.locale });
  await send('Emulation.setTimezoneOverride', { timezoneId: place.timezoneId });
}

function pageOf(
  send: Send,
  listen: (tell: (message: Message) => void) => void,
  close: () => Promise<void>,
): BarePage {
  const underWay = new Set<string>();
  let movedAt = performance.now();
  listen(({ method, params }) => {
    const id = params?.requestId;
    if (!id) return;
    if (method === 'Network.requestWillBeSent') underWay.add(id);
    else if (method === 'Network.loadingFinished' || method === 'Network.loadingFailed') underWay.delete(id);
    else return;
    movedAt = performance.now();
  });
  const mouse = (type: string, [x, y]: Place, buttons: number) =>
    send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons, clickCount: 1 });
  const finger = (type: string, touchPoints: readonly { x: number; y: number }[]) =>
    send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    send,
    close,
    async evaluate<Result, Given>(work: (given: Given) => Result | Promise<Result>, given?: Given) {
      const expression = `(${work})(${JSON.stringify(given)})`;
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
      return (answer.result as { value: Result }).value;
    },
    async open(url) {
      underWay.clear();
      movedAt = performance.now();
      await send('Page.navigate', { url });
      while (underWay.size > 0 || performance.now() - movedAt < IDLE_MS) await pause(LOOK_MS);
    },
    async click(at, holdMs = 0) {
      await mouse('mouseMoved', at, 0);
      await mouse('mousePressed', at, 1);
      await pause(holdMs);
      await mouse('mouseReleased', at, 0);
    },
    async touch([x, y], holdMs = 0) {
      await finger('touchStart', [{ x, y }]);
      await pause(holdMs);
      await finger('touchEnd', []);
    },
    async type(text) {
      for (const key of text) {
        await send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
        await send('Input.dispatchKeyEvent', { type: 'keyUp', key });
      }
    },
  };
}

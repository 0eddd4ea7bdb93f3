import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { formatMessage, type MessageValues } from '@tessera/messages/format';
import { OPERATOR_COOKIES } from '@tessera/protocol/console-cookies';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import { DEMO_OPERATOR_PASSWORD, demoOperators } from '../../apps/server/src/seed/demo-operators.ts';
import { withFreshCode } from '../kit/fresh-code.ts';
import { codeOf } from '../kit/totp.ts';

const folder = join(import.meta.dirname, '../../apps/console/src/texts');
const texts = Object.assign(
  {},
  ...globSync('{,*/}zhCn.json', { cwd: folder }).map((file) =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ),
) as Readonly<Record<string, string>>;

/** A text of the console as its operators see it: `consoleText('page_audit')`. */
export function consoleText(key: string, values: MessageValues = {}): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`The console has no text ${key}.`);
  return formatMessage(text, values, 'zh-Hans-CN');
}

/** Name of a demo operator. */
export type OperatorName = 'admin' | 'cashier' | 'risk' | 'service' | 'lottery';

/** The console in a browser of its own. */
export interface ConsolePage {
  readonly page: Page;
  /** Types name, password and the code that the authenticator shows at `now` (ms, the platform's time). */
  signIn(name: OperatorName, now: number, password?: string): Promise<void>;
  /** Opens an address as `#/approvals?view=mine`, and waits for its title. */
  open(hash: string, title: string): Promise<void>;
  /** Makes a call from the page, past all that its controls forbid. Returns the code of the refusal, or `ok`. */
  codeOf(path: string, payload: object, now: number): Promise<string>;
}

/** Opens the console at `site` in a new browser, and leaves it on sign-in. */
export async function openConsole(browser: Browser, site: string): Promise<ConsolePage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto(site);
  await page.getByRole('heading', { level: 1, name: consoleText('sign_in_title') }).waitFor();
  return {
    page,
    async signIn(name, now, password = DEMO_OPERATOR_PASSWORD) {
      const { secret } = demoOperators.find((operator) => operator.name === name)!;
      await page.getByLabel(consoleText('operator_name')).fill(name);
      await page.getByLabel(consoleText('password'), { exact: true }).fill(password);
      await withFreshCode(site, name, now, async (at) => {
        await page.getByLabel(consoleText('code')).fill(codeOf(secret, at));
        await Promise.all([
          page.waitForResponse((answer) => answer.url().includes('/console/session/')),
          page.getByRole('button', { name: consoleText('sign_in') }).click(),
        ]);
      });
    },
    async open(hash, title) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    },
    async codeOf(path, payload, now) {
      const body = JSON.stringify(sealEnvelope(payload as Parameters<typeof sealEnvelope>[0], String(now)));
      const answer = await page.evaluate(
        async ([to, sealed, cookie]) => {
          const proof = document.cookie.match(new RegExp(`${cookie}=([^;]*)`))?.[1] ?? '';
          const response = await fetch(to!, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-xsrf-token': proof },
            body: sealed!,
          });
          return (await response.json()) as { state: string; code?: string };
        },
        [path, body, OPERATOR_COOKIES.xsrf],
      );
      return answer.code ?? 'ok';
    },
  };
}

/**
 * Takes pictures of every page of the console:
 * `node e2e/console-shots.ts FOLDER [--looks light/zhCn,dark/enUs] [--sizes 1440x900,1024x768] [--only PATTERN]`.
 * `--only` takes the pages whose ids match. Each page is shown by the first operator who may see it; where it has a list, a second picture
 * shows its first row open. The clients must have been built. Starts a demonstration of its own, and ends it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { inside, withoutCallLimits } from './faults/inside.ts';
import { launchOptions } from './kit/browser.ts';
import { createClient, freshRid, login } from './kit/client.ts';
import { startPlatform } from './kit/platform.ts';
import { settled } from './kit/settled.ts';
import { type OperatorName, openConsole } from './pages/console-page.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    looks: { type: 'string', default: 'light/zhCn' },
    sizes: { type: 'string', default: '1440x900' },
    only: { type: 'string', default: '' },
  },
});
const folder = positionals[0];
if (!folder) throw new Error('Name the folder for the pictures.');
mkdirSync(folder, { recursive: true });
const only = new RegExp(values.only);
const operators: readonly OperatorName[] = ['risk', 'service', 'admin', 'cashier', 'lottery'];
/** How the console keeps look and language on a device. */
const KEPT = { look: 'tessera.console.look', language: 'tessera.console.language' };

const platform = await startPlatform(undefined, {
  feed: true,
  lotteries: 'all',
  parties: 'all',
  variables: { TESSERA_MODE: 'demo' },
});
process.env.E2E_PLATFORMS = JSON.stringify([platform]);
await inside(platform, withoutCallLimits);
const browser = await chromium.launch(launchOptions);
try {
  await askForHelp();
  const taken = new Set<string>();
  for (const operator of operators) await shootAs(operator, taken);
} finally {
  await browser.close();
  await platform.stop();
}

/** Gives customer service a case, and the rooms a message that was reported. */
async function askForHelp(): Promise<void> {
  const [demo, agent] = await Promise.all(
    ['demo', 'agent'].map((name) => login(platform.pc, name, 'Tessera#2026')),
  );
  await demo!.ok('POST /api/service/open', {});
  const client_id = freshRid();
  await demo!.ok('POST /api/service/send', { client_id, text: '我的提款什么时候到账？', language: 'zhCn' });
  const { seq } = await demo!.ok('POST /api/chat/send', { room: 'hall', client_id, text: '祝大家好运！' });
  await agent!.ok('POST /api/chat/report', { room: 'hall', seq, reason: 'other' });
}

async function shootAs(operator: OperatorName, taken: Set<string>): Promise<void> {
  const opened = await openConsole(browser, platform.console);
  const { page } = opened;
  const { now } = await createClient(platform.pc).call('POST /common/cache/version');
  await opened.signIn(operator, now);
  await page.getByRole('navigation').first().waitFor();
  const links = await page
    .getByRole('navigation')
    .first()
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).hash));
  for (const hash of new Set(links)) {
    const id = hash.replace('#/', '');
    if (taken.has(id) || !only.test(id)) continue;
    taken.add(id);
    for (const look of values.looks.split(','))
      for (const size of values.sizes.split(',')) await shoot(page, id, look, size);
  }
  await page.context().close();
}

async function shoot(page: Page, id: string, look: string, size: string): Promise<void> {
  const [tone = '', language = ''] = look.split('/');
  const [width = 0, height = 0] = size.split('x').map(Number);
  await page.setViewportSize({ width, height });
  await page.evaluate(
    ([kept, shown, spoken]) => {
      localStorage.setItem(kept.look, shown);
      localStorage.setItem(kept.language, spoken);
    },
    [KEPT, tone, language] as const,
  );
  await page.goto(`${platform.console}/#/${id}`);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  const name = `${id}-${size}-${tone}-${language}`;
  await page.screenshot({ path: join(folder!, `${name}.png`) });
  const row = page.getByRole('main').locator('tbody tr').first();
  if (!(await row.isVisible())) return;
  await row.click();
  await settled(page);
  await page.screenshot({ path: join(folder!, `${name}-row.png`) });
}

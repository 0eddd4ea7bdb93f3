import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sandboxKey } from '../../apps/server/src/providers/index.ts';
import { tryOut } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { ELSEWHERE, hostileTexts, hostileValues } from '../kit/hostile-texts.ts';
import { hoursAway } from '../kit/hours.ts';
import { expect, runOps, test } from '../kit/test.ts';

/** Fields of answers with texts that people or operators have written, as texts or as texts by language. */
const written = /^(name|nick_name|short|title|text|html|about|note|platformName|closeReason|holder|label)$/;

/** A notice for the ticker and a page of its own; the answers to the page replace its texts once more. */
const hostileNotice = JSON.stringify({
  id: 'hostile',
  kind: 'ticker',
  starts: '2020-01-01T00:00:00Z',
  ends: '2099-01-01T00:00:00Z',
  body: { enUs: { title: 'Hostile', html: '<p>Hostile</p>' } },
});

/** Replaces every written text by one of the corpus. */
function poison(value: unknown, next: () => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => poison(inner, next));
  if (typeof value !== 'object' || value === null) return value;
  const all = (inner: unknown): unknown =>
    typeof inner === 'string'
      ? next()
      : typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).map(([key, text]) => [key, all(text)]))
        : poison(inner, next);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, written.test(key) ? all(inner) : poison(inner, next)]),
  );
}

/** From now on every answer to the page is poisoned. Returns a function that counts the texts used so far. */
async function poisonAnswers(page: Page): Promise<() => number> {
  let given = 0;
  const next = () => hostileTexts[given++ % hostileTexts.length]!;
  await page.route(/\/(common|api)\//, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const path = new URL(route.request().url()).pathname;
    if (path === '/common/theme/css') {
      const names = Object.keys(answer.message);
      for (const [place, value] of hostileValues.entries()) answer.message[names[place * 3]!] = value;
    } else if (path !== '/common/language') answer.message = poison(answer.message, next);
    await route.fulfill({ response, json: answer });
  });
  return () => given;
}

test('[V5] [E4] [E5] [E6] two hundred hostile texts, shown in every place, run nothing and fetch nothing', {
  tag: ['@once', '@long'],
}, async ({ app, addresses, setting }) => {
  const { page } = app;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(ELSEWHERE) || request.url().includes('elsewhere.test'))
      foreign.push(request.url());
  });
  const player = await tryOut(app.site);
  await enter(page, player);
  await runOps('notice', 'create', hostileNotice);
  const given = await poisonAnswers(page);
  for (const [hash, name] of [
    ['#/', 'home'],
    ['#/lottery/show?id=ssc-5m', 'lottery'],
    ['#/game/display', 'game-display'],
    ['#/user/center', 'user-center'],
    ['#/user/info', 'user-info'],
    ['#/login/record', 'login-record'],
    ['#/lottery/data', 'lottery-data'],
    ['#/notice/detail?id=hostile', 'notice-detail'],
  ] as const) {
    await app.open(hash);
    await app.shows(name);
    await page.waitForLoadState('networkidle');
  }
  expect(given()).toBeGreaterThanOrEqual(200);
  await runOps('notice', 'stop', 'hostile');
  await setting({ platOpenDuration: hoursAway(), closeReason: hostileTexts[50]! });
  await page.goto('about:blank');
  await app.open('#/');
  await app.shows('closed');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(foreign).toEqual([]);
  expect(new URL(page.url()).origin).toBe(new URL(addresses.pc).origin);
});

test('[V7] no file of the built clients contains a secret', { tag: '@once' }, async ({ app, setting }) => {
  await setting({ closeEnterPassword: 'sesame-77' });
  await app.open('#/login');
  await app.shows('login');
  const secrets = [
    'sesame-77',
    ...(['aurora', 'harbor', 'payments', 'chain', 'identity', 'messenger'] as const).map((party) =>
      sandboxKey(party).toString('hex'),
    ),
    'PRIVATE KEY',
    'postgres://',
    'process.env.',
  ];
  const found: string[] = [];
  for (const device of ['pc', 'wap']) {
    const folder = join(import.meta.dirname, '../../apps/web/dist', device);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.map(\.|$)/.test(file))).toEqual([]);
    for (const file of files.filter((name) => /\.(js|html|css|json|svg|webmanifest)$/.test(name))) {
      const text = readFileSync(join(folder, file), 'utf8');
      found.push(...secrets.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`));
    }
  }
  expect(found).toEqual([]);
});

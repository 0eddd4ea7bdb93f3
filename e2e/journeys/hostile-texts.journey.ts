import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { sandboxKey } from '../../apps/server/src/providers/index.ts';
import { needs } from '../kit/abilities.ts';
import { tryOut } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { ELSEWHERE, hostileTexts, hostileValues } from '../kit/hostile-texts.ts';
import { hoursAway } from '../kit/hours.ts';
import { expect, publishNotice, stopNotice, test } from '../kit/test.ts';

/** Fields of answers with texts that people or operators have written, as texts or as texts by language. */
const written =
  /^(name|nick_name|short|title|titles|text|html|about|note|platformName|closeReason|holder|label|agent|device|reason)$/;

/** A notice for the ticker and a page of its own; the answers to the page replace its texts once more. */
const hostileNotice = {
  id: 'hostile',
  body: { enUs: { title: 'Hostile', html: '<p>Hostile</p>' } },
};

/** A room in which people, and agents of customer service, say what is in the corpus. */
const hostileRoom = {
  items: hostileTexts.map((text, at) => ({
    ...{
      seq: at + 1,
      kind: 'text',
      client_id: `hostile ${at}`,
      removed: false,
      removes: null,
      at: Date.now(),
    },
    from: { id: 7, name: text, staff: at % 2 === 0 },
    text,
  })),
  last_seq: hostileTexts.length,
  more: false,
};

/** Lines of the notification centre whose texts come from people: the titles of a notice, a browser, a member of a team. */
const hostileLines = hostileTexts.slice(0, 60).map((text, at) => ({
  ...{ id: 1_000 - at, at: Date.now(), read: false },
  ...[
    { type: 'notice.posted', data: { notice: 'hostile', version: 1, titles: { enUs: text, zhCn: text } } },
    { type: 'security.device', data: { device: text } },
    { type: 'team.joined', data: { name: text } },
  ][at % 3],
}));

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
    } else if (path === '/api/chat/messages') answer.message = hostileRoom;
    else if (path === '/api/user/inbox/list') answer.message = { items: hostileLines, next: null };
    else if (path !== '/common/language') answer.message = poison(answer.message, next);
    await route.fulfill({ response, json: answer });
  });
  return () => given;
}

test('[V5] [E4] [E5] [E6] two hundred hostile texts, shown in every place, run nothing and fetch nothing', {
  tag: ['@once', '@long'],
}, async ({ app, addresses, setting }) => {
  needs('bodies');
  const { page } = app;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(ELSEWHERE) || request.url().includes('elsewhere.test'))
      foreign.push(request.url());
  });
  const player = await tryOut(app.site);
  await enter(page, player);
  await publishNotice(hostileNotice);
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
    ['#/user/inbox', 'user-inbox'],
    ['#/chat?room=hall', 'chat'],
    ['#/chat/custom-service', 'chat-custom-service'],
  ] as const) {
    await app.open(hash);
    await app.shows(name);
    await page.waitForLoadState('networkidle');
    // Rooms show what was said, as it was said.
    if (name.startsWith('chat'))
      await app.screen(name).getByText('javascript:window.broken=1').first().waitFor();
  }
  expect(given()).toBeGreaterThanOrEqual(200);
  await stopNotice('hostile');
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

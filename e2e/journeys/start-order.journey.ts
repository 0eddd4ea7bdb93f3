import type { Page, Request } from '@playwright/test';
import { endpoints } from '@tessera/protocol/endpoints';
import { callsOf, pathOf } from '../kit/asked.ts';
import { createClient, register } from '../kit/client.ts';
import { keep, stored } from '../kit/device-store.ts';
import { enter } from '../kit/enter.ts';
import { bodyOf } from '../kit/payload.ts';
import { expect, test } from '../kit/test.ts';

/** Steps of the start-up in the order of R4.1, by the paths of their calls. Sounds and alerts are stored on the device. */
const steps = [
  ['/common/cache/version'],
  [
    '/common/setting',
    '/common/language-types',
    '/common/theme/list',
    '/common/user-log/type',
    '/api/money/currency',
    '/api/lottery/list',
    '/api/lottery/played/list',
    '/api/game/list',
  ],
  ['/common/language'],
  ['/common/theme/css'],
  ['/api/user/data'],
] as const;

/** The step that a call belongs to; undefined for a call of the page that is shown. */
const stepOf = (request: Request): number | undefined => {
  const at = steps.findIndex((paths) => (paths as readonly string[]).includes(pathOf(request)));
  return at < 0 ? undefined : at;
};

/**
 * The calls of the start-up are made once, in the order of their steps. Besides them the shown page may ask for what needs no
 * session; nothing of the player is asked for before the player is.
 */
function expectOrder(calls: readonly Request[]): void {
  const ours = calls.filter((call) => stepOf(call) !== undefined);
  const paths = ours.map(pathOf);
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths).toEqual(ours.toSorted((a, b) => stepOf(a)! - stepOf(b)!).map(pathOf));
  expect(pathOf(calls[0]!)).toBe('/common/cache/version');
  const others = calls.slice(0, calls.indexOf(ours.at(-1)!)).filter((call) => !ours.includes(call));
  expect(others.filter((call) => accessOf(call) !== 'public').map(pathOf)).toEqual([]);
}

/** Who may make the call. */
const accessOf = (request: Request) =>
  Object.values(endpoints).find(({ path }) => path === pathOf(request))?.access;

/** Every call has the time at which it was made, the language and the proof of the browser. */
async function expectForm(
  page: Page,
  site: string,
  calls: readonly Request[],
  language: string,
  beganAt: number,
) {
  const proof = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value;
  const { now: endedAt } = await createClient(site).call('POST /common/cache/version');
  for (const call of calls) {
    expect(call.headers(), call.url()).toMatchObject({ language, 'x-xsrf-token': proof });
    if (call.method() !== 'POST') continue;
    const { t } = bodyOf(call) as { t: unknown };
    expect(t, call.url()).toMatch(/^\d{13}$/);
    expect(Number(t), call.url()).toBeGreaterThanOrEqual(beganAt);
    expect(Number(t), call.url()).toBeLessThanOrEqual(endedAt);
  }
}

test('[R4.1] [R7.1] the first visit asks for versions, lists, language and theme, in this order', {
  tag: '@once',
}, async ({ app }) => {
  const calls = callsOf(app.page);
  const beganAt = Date.now();
  await app.open();
  await app.shows('login');
  await expect.poll(() => calls.map(pathOf)).toContain('/common/theme/css');
  await app.page.waitForLoadState('networkidle');
  expectOrder(calls);
  // Nothing was stored: all lists are stale.
  expect(calls.map(pathOf)).toEqual(expect.arrayContaining([...steps.slice(0, 4).flat()]));
  expect(calls.map(pathOf)).not.toContain('/api/user/data');
  await expectForm(app.page, app.site, calls, 'zhCn', beganAt);
});

test('[R4.1] [R7.1] a returning player is asked for last, after stale lists, texts and theme; every call speaks the player’s language', {
  tag: '@once',
}, async ({ app }) => {
  const { page } = app;
  const player = await register(app.site);
  await player.ok('POST /api/user/data/modify', { language: 'enUs' });
  await enter(page, player);
  await app.open();
  await app.shows('home');
  await expect.poll(() => stored(page, 'LANGUAGE_KEY')).toBe('enUs');
  for (const name of ['PLAYED_LIST', 'LANGUAGE_VALUE', 'THEME_VALUE'])
    await expect.poll(() => stored(page, name)).toBeTruthy();
  await page.goto(`${app.site}/healthz`);
  const stale = { version: 'earlier', value: [] };
  await keep(page, {
    CURRENCY_LIST: stale,
    USER_LOG_TYPES: stale,
    LANGUAGE_VALUE: undefined,
    THEME_VALUE: undefined,
  });
  const calls = callsOf(page);
  const beganAt = Date.now();
  await app.open();
  await app.shows('home');
  await expect(app.balance).toBeVisible();
  expectOrder(calls);
  const ofStart = calls.filter((call) => stepOf(call) !== undefined).map(pathOf);
  expect(ofStart.toSorted()).toEqual(
    [
      '/common/cache/version',
      '/api/money/currency',
      '/common/user-log/type',
      '/common/language',
      '/common/theme/css',
      '/api/user/data',
    ].toSorted(),
  );
  await expectForm(page, app.site, calls, 'enUs', beganAt);
});

import { axeInThemes } from '../kit/axe-in-themes.ts';
import { betRequest, fiveDigits } from '../kit/bets.ts';
import { freshRid, login, register, tryOut } from '../kit/client.ts';
import { stored } from '../kit/device-store.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { hoursAway } from '../kit/hours.ts';
import { ops } from '../kit/platform.ts';
import { smallTargets } from '../kit/small-targets.ts';
import { addresses, expect, test } from '../kit/test.ts';
import type { App } from '../pages/app.ts';
import { moneyScreens, playerScreens, type ScreenState, visitorScreens } from '../pages/every-screen.ts';
import { teamStates } from '../pages/team-states.ts';

/** Checks every rule once, and in each other theme the rules that depend on colours; on phones also the sizes of what is touched. */
async function check(app: App, screens: readonly ScreenState[]): Promise<void> {
  const found: Record<string, string[]> = {};
  // Without transitions, because colours in the middle of one are not final.
  await app.page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screens) {
    await screen.reach(app);
    const small = app.phone ? await smallTargets(app.page) : [];
    if (small.length > 0) found[`${screen.name} touch`] = small;
    for (const [theme, wrong] of Object.entries(await axeInThemes(app)))
      found[`${screen.name} ${theme}`] = wrong;
    await screen.leave?.(app);
  }
  expect(found).toEqual({});
}

test('axe finds no serious violation on any screen of a player, in any theme', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  // The page of proofs shows the newest draw of the first lottery.
  await (await freshSale('ssc-3m')).draw();
  const { issue } = await freshSale('ssc-5m', 200_000);
  const player = await tryOut(app.site);
  await player.ok('POST /api/lottery/bet', await betRequest(player, 'ssc-5m', issue, [fiveDigits(1)]));
  await enter(app.page, player);
  await app.open();
  await app.shows('home');
  await check(app, playerScreens);
});

test('axe finds no serious violation on money and games, in any theme', {
  tag: ['@brief-pc', '@long'],
}, async ({ app }) => {
  await enter(app.page, await login(app.site, 'demo', 'Tessera#2026'));
  await app.open();
  await app.shows('home');
  await check(app, moneyScreens);
});

test('axe finds no serious violation on the pages of an agent, in any theme', {
  tag: ['@brief-wap', '@long'],
}, async ({ app }) => {
  const agent = await register(app.site);
  await ops(addresses().env, 'team', 'agent', agent.name, '12000');
  const link = { name: '朋友群', kind: 'agent', rate_ppm: 8_000, days: 90, uses_max: 5 } as const;
  const { code } = await agent.ok('POST /api/team/link/create', { rid: freshRid(), ...link });
  await register(app.site, undefined, code);
  await enter(app.page, agent);
  await app.open();
  await app.shows('home');
  await check(app, teamStates);
});

test('axe finds no serious violation on login and register, in any theme', { tag: '@brief-wap' }, async ({
  app,
}) => {
  await app.open();
  await app.shows('login');
  await check(app, visitorScreens);
});

test('axe finds no serious violation while the client starts, nor on the closed screen', {
  tag: '@brief-pc',
}, async ({ app, setting }) => {
  await app.open();
  await app.shows('login');
  await expect.poll(() => stored(app.page, 'LANGUAGE_VALUE')).toBeTruthy();
  // The data cached by the earlier visit is enough to show the start-up until the first call is answered.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await app.page.route('**/common/cache/version', async (route) => {
    await held;
    await route.continue();
  });
  await app.page.goto('about:blank');
  await check(app, [{ name: 'init', reach: () => reach(app, '#/init', 'init') }]);
  await setting({ platOpenDuration: hoursAway() });
  release();
  await app.page.goto('about:blank');
  await check(app, [{ name: 'closed', reach: () => reach(app, '', 'closed') }]);
});

async function reach(app: App, hash: string, screen: string): Promise<void> {
  await app.open(hash);
  await app.shows(screen);
}

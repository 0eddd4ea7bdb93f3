import AxeBuilder from '@axe-core/playwright';
import { createClient, tryOut } from '../kit/client.ts';
import { wear } from '../kit/device-store.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import type { App } from '../pages/app.ts';
import { playerScreens, type ScreenState, visitorScreens } from '../pages/every-screen.ts';

test.describe.configure({ timeout: 150_000 });

/** Serious and critical faults of the page on show, by rule and place. */
async function faults(app: App, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page: app.page });
  if (rules) builder.withRules(rules);
  const { violations } = await builder.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Every rule once, and in each other theme those that depend on colours. */
async function check(app: App, screens: readonly ScreenState[]): Promise<void> {
  const themes = await createClient(app.site).ok('POST /common/theme/list', { tpl: 'pc-ky' });
  const found: Record<string, string[]> = {};
  // Colours half way of a transition are nobody's.
  await app.page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [place, { id }] of themes.entries()) {
    await wear(app.page, id);
    for (const screen of screens) {
      await screen.reach(app);
      const wrong = await faults(app, place === 0 ? undefined : ['color-contrast']);
      if (wrong.length > 0) found[`${screen.name} ${id}`] = wrong;
    }
  }
  expect(found).toEqual({});
}

test('axe finds nothing serious on any screen of a player, in any theme', async ({ app }) => {
  // Something to verify: the newest draw of the first lottery.
  await (await freshSale('ssc-1m', 15_000)).draw();
  await freshSale('ssc-5m', 200_000);
  await enter(app.page, await tryOut(app.site));
  await app.open();
  await app.shows('home');
  await check(app, playerScreens);
});

test('axe finds nothing serious on login and register, in any theme', async ({ app }) => {
  await app.open();
  await app.shows('login');
  await check(app, visitorScreens);
});

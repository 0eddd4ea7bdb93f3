import { axeFaults } from '../kit/axe.ts';
import { tryOut } from '../kit/client.ts';
import { freshSale } from '../kit/draw.ts';
import { enter } from '../kit/enter.ts';
import { expect, test } from '../kit/test.ts';
import { dress, looksOf } from '../kit/themes.ts';
import type { App } from '../pages/app.ts';
import { playerScreens, type ScreenState, visitorScreens } from '../pages/every-screen.ts';

test.describe.configure({ timeout: 240_000 });

/** Every rule once, and in each other theme those that depend on colours. */
async function check(app: App, screens: readonly ScreenState[]): Promise<void> {
  const looks = await looksOf(app.site);
  const found: Record<string, string[]> = {};
  // Colours half way of a transition are nobody's.
  await app.page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screens) {
    await screen.reach(app);
    for (const [place, look] of looks.entries()) {
      await dress(app.page, look);
      const wrong = await axeFaults(app.page, place === 0 ? undefined : ['color-contrast']);
      if (wrong.length > 0) found[`${screen.name} ${look.id}`] = wrong;
    }
    await dress(app.page, looks[0]!);
  }
  expect(found).toEqual({});
}

test('axe finds nothing serious on any screen of a player, in any theme', async ({ app }) => {
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

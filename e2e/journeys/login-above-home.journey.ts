import { expect, test } from '../kit/test.ts';
import { createLoginPage } from '../pages/login-page.ts';

test('[R2.3] login is painted before home loads, then stands above it; nothing in home can be reached', {
  tag: '@brief-wap',
}, async ({ app }) => {
  const { page } = app;
  const login = createLoginPage(app);
  const home = app.screen('home');
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/home-[^/]+\.js$/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  // A browser may hold back the load event until home has come.
  await page.goto(`${app.site}/`, { waitUntil: 'commit' });
  await app.shows('login');
  await login.name.fill('half-typed');
  await expect(home).toHaveCount(0);

  letGo();
  await expect(home).toBeVisible();
  await expect(home).toHaveAttribute('inert');
  await expect(login.name).toHaveValue('half-typed');
  await expect(login.name).toBeFocused();
  const [above, below] = [(await login.root.boundingBox())!, (await home.boundingBox())!];
  expect(below.y).toBeLessThan(above.y);
  expect(below.x).toBeLessThanOrEqual(above.x);

  // The browser's own order of focus, once around.
  const inHome = () =>
    page.evaluate(() => document.activeElement?.closest('[inert], [data-screen="home"]') !== null);
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    expect(await inHome()).toBe(false);
  }
});

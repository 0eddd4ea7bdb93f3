import { expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { DEMO_PASSWORD, demoPlayers, refuseDemoPlayers, seedDemoPlayers } from './demo-players.ts';

const app = useApp();
const seed = () => seedDemoPlayers(app().services.identity, app().services.http.now());

test('the demo players sign in with the printed password and own 100 000', async () => {
  await seed();
  await seed();
  for (const user_name of demoPlayers) {
    const browser = app().browser();
    browser.token = await browser.expectOk('POST /api/user/login', { user_name, password: DEMO_PASSWORD });
    expect(await browser.expectOk('GET /api/user/data')).toMatchObject({
      balance: '100000.0000',
      language: 'zhCn',
    });
  }
});

test('production refuses to start while they are enabled', async () => {
  await seed();
  await expect(refuseDemoPlayers(app().services.identity)).rejects.toThrow('demo');
  for (const name of demoPlayers)
    await app().services.identity.accounts.disable(name, app().services.http.now());
  await expect(refuseDemoPlayers(app().services.identity)).resolves.toBeUndefined();
});

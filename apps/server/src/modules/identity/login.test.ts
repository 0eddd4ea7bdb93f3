import { expect, test } from 'vitest';
import { TEST_PASSWORD, useApp } from '../../../test/app.ts';

const app = useApp();

test('[R7.4] login answers a token that opens the user state', async () => {
  const { name } = await app().player();
  const browser = app().browser();
  browser.token = await browser.expectOk('POST /api/user/login', {
    user_name: name,
    password: TEST_PASSWORD,
  });
  expect(browser.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await browser.expectOk('GET /api/user/data')).toMatchObject({
    user_name: name,
    language: 'zhCn',
    enable: true,
    balance: '0.0000',
    balance_game: {},
    info: { kind: 'player', currency: 'CNY' },
  });
});

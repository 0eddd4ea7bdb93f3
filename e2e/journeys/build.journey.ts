import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needs } from '../kit/abilities.ts';
import { hoursAway } from '../kit/hours.ts';
import { payloadOf } from '../kit/payload.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import { answerAt, buildVariant, serveVariant } from '../kit/variant.ts';

test('[R1.6] template, flags and addresses come from the build: a results portal without a copyright line', {
  tag: ['@once', '@long'],
}, async ({ app, setting }) => {
  test.slow();
  needs('bodies');
  const { page, site } = app;
  const [api, live] = ['http://api.tessera.example', 'http://live.tessera.example'];
  const folder = mkdtempSync(join(tmpdir(), 'tessera-variant-'));
  try {
    await buildVariant(
      {
        VITE_TEMPLATE: 'pc-other',
        VITE_168KJ: '1',
        VITE_REMOVE_COPYRIGHT: '1',
        VITE_API_BASE: api,
        VITE_SOCKET_BASE: live,
      },
      folder,
    );
    await serveVariant(page, site, folder);
    await answerAt(page, api, site);
    await page.route(`${live}/**`, (route) => route.abort());
    const bases = new Set<string>();
    const templates = new Set<unknown>();
    page.on('request', (request) => {
      const { pathname, origin } = new URL(request.url());
      if (/^\/(api|common)\//.test(pathname)) bases.add(origin);
      if (/^\/common\/(language|theme\/list)$/.test(pathname) && request.method() === 'POST')
        templates.add(payloadOf(request).tpl);
    });
    const opening = page.waitForRequest(`${live}/socket.io/**`);
    await app.open();
    // A portal shows home with draws and results to everybody, and a visitor can leave login for it.
    await app.shows('home');
    await opening;
    await expect(page.getByRole('region', { name: '全部彩种' })).toBeVisible();
    await expect(page.getByText('©')).toHaveCount(0);
    await app.open('#/login');
    await page
      .getByRole('dialog', { name: text('route_login') })
      .getByRole('button', { name: text('login_close'), exact: true })
      .click();
    await app.shows('home');
    expect([...bases]).toEqual([api]);
    await expect.poll(() => [...templates]).toEqual(['pc-other']);
    // Everything else still needs a session.
    await app.open('#/record/bet');
    await app.shows('login');

    await setting({ platOpenDuration: hoursAway() });
    await page.reload();
    await expect(app.screen('closed').getByText('FORBIDDEN')).toBeVisible();
    await expect(page.getByText('©')).toHaveCount(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { broken, buildApp, downloadedShare, publish, serveApp } from '../kit/app-site.ts';
import { forms, place } from '../kit/browser.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';

const FAILED = text('UPDATE APP FAILED');

/** What the device knows of its bundles (`apps/web/src/worker/kept-bundles.ts`). Throws while the page loads again. */
const bundles = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('tessera-app')).match('/app-bundles');
    const { current, next, failed, highest } = (await kept?.json()) ?? {};
    return { current: current?.version, next: next?.version, failed: failed?.length, highest };
  });

/** Waits until the device knows this of its bundles. */
const know = (page: Page, known: Readonly<Record<string, number>>) =>
  expect(async () => expect(await bundles(page)).toEqual(known)).toPass({ timeout: 60_000 });

test('[R1.7] [R4.7] [R8.3] [R9.2] [E10] the app replaces itself by a newer version, survives a broken one, and says when an update fails', {
  tag: ['@phone', '@long'],
}, async ({ browser, addresses, setting }) => {
  test.slow();
  const scratch = mkdtempSync(join(tmpdir(), 'tessera-app-'));
  const releases = join(addresses.env.DATA_DIR ?? '', 'app');
  await buildApp(101, join(scratch, '101'));
  const newer = await buildApp(102, join(scratch, '102'));
  const site = await serveApp(join(scratch, '101'), addresses.wap);
  const context = await browser.newContext({ ...forms.wap, ...place, serviceWorkers: 'allow' });
  try {
    await setting({ wapUrl: site.origin });
    const page = await context.newPage();
    const dialog = page.getByRole('alertdialog').filter({ hasText: text('app_new_version') });
    const failure = page.getByRole('alert').filter({ hasText: FAILED });
    const login = page.getByRole('dialog', { name: text('route_login') });

    // No release: the check fails, the player reads it for 5 s, and the start goes on.
    // Its clock stands from the start, so that no slow machine shortens them.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.goto(site.origin);
    await expect(failure).toBeVisible();
    await page.clock.runFor(4_900);
    await expect(failure).toBeVisible();
    await page.clock.runFor(200);
    await expect(failure).toBeHidden();
    await page.clock.resume();
    await expect(login).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);

    // A newer version: one button and no way around it.
    publish(releases, 102, newer);
    await page.reload();
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    site.asked.length = 0;
    await dialog.getByRole('button', { name: text('confirm') }).click();
    await know(page, { current: 102, failed: 0, highest: 102 });
    await expect(login).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(failure).toBeHidden();
    // A small release: only the files that differ were downloaded.
    const share = downloadedShare(site.asked, newer);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(0.2);

    // A version whose page throws at once: 10 s later the last good one is back, and the broken one is never loaded again.
    publish(releases, 103, broken(newer));
    await page.reload();
    await dialog.getByRole('button', { name: text('confirm') }).click();
    await know(page, { current: 102, failed: 1, highest: 102 });
    await expect(failure).toBeVisible();
    await expect(login).toBeVisible();
    await page.reload();
    await expect(failure).toBeVisible();
    await expect(dialog).toBeHidden();

    // A version file that is no JSON.
    writeFileSync(join(releases, 'version.json'), '<!doctype html>');
    await page.reload();
    await expect(failure).toBeVisible();
    await know(page, { current: 102, failed: 1, highest: 102 });
  } finally {
    await context.close();
    site.close();
    rmSync(scratch, { recursive: true, force: true });
    rmSync(releases, { recursive: true, force: true });
  }
});

import { readFile } from 'node:fs/promises';
import { inside } from '../faults/inside.ts';
import { axeFaults } from '../kit/axe.ts';
import { createClient, register } from '../kit/client.ts';
import { deposit } from '../kit/deposit.ts';
import { leap } from '../kit/moved.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { test as base, expect } from '../kit/test.ts';
import { until } from '../kit/until.ts';
import { consoleText, openConsole } from '../pages/console-page.ts';

const DAY_MS = 86_400_000;

/** A separate platform, whose day ends early, with what takes a deposit. */
const test = base.extend<{ moved: Platform }>({
  moved: async ({ page: _ }, use) => {
    const platform = await startPlatform(undefined, {
      parties: ['payments', 'identity'],
      lotteries: ['lhc-1d'],
    });
    await use(platform);
    await platform.stop();
  },
  site: async ({ moved }, use) => use(moved.pc),
});

test('[R6.2] a report of a day agrees with the ledger, is saved and printed, and has the same hash again', {
  tag: ['@once', '@long'],
}, async ({ browser, moved, site }) => {
  const player = await register(site);
  await deposit(player, '1234.56');
  // The day of the deposit has ended, for longer than its last entries may take.
  await leap(moved, DAY_MS + 600_000);
  const now = async () => (await createClient(site).call('POST /common/cache/version')).now;
  const { page, signIn, open, codeOf } = await openConsole(browser, moved.console);
  await signIn('risk', await now());
  await open('#/reports', consoleText('page_reports'));
  expect(await axeFaults(page)).toEqual([]);

  const hash = () => page.getByText(/^[0-9a-f]{64}$/).innerText();
  const run = async () => {
    await page.getByRole('button', { name: consoleText('run_report') }).click();
    await expect(page.getByText(consoleText('ledger_agrees'))).toBeVisible();
    return hash();
  };
  /** A report is refused while entries wait to be summed, also later ones. */
  const summed = () =>
    until(
      'the sums of the day',
      async () => {
        const day = await page.getByLabel(consoleText('to_day')).inputValue();
        const asked = { report: 'games', from: day, to: day, currency: 'CNY', group: 'day' };
        return (await codeOf('/console/report/run', asked, await now())) === 'ok';
      },
      120_000,
      1_000,
    );
  await summed();

  const first = await test.step('sums agree with the ledger, to the unit', async () => {
    await page.getByLabel(consoleText('report'), { exact: true }).selectOption('channels');
    const made = await run();
    expect(page.url()).toContain('report=channels');
    const ledger = page.getByRole('table', { name: consoleText('reconciliation') });
    const cells = async (name: string) => ledger.getByRole('row', { name }).getByRole('cell').allInnerTexts();
    const [ours, theirs, between] = [
      await cells(consoleText('report_figures')),
      await cells(consoleText('ledger_figures')),
      await cells(consoleText('difference')),
    ];
    expect(ours).toEqual(theirs);
    expect(new Set(between)).toEqual(new Set(['0.00']));
    expect(Number(ours[0]!.replaceAll(',', ''))).toBeGreaterThanOrEqual(1234.56);
    expect(await axeFaults(page)).toEqual([]);
    return made;
  });

  await test.step('the file has the same hash and the total', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(`SHA-256,${first}`);
    expect(text).toMatch(/\r\n合计,,,\d+\.\d{4},/);
  });

  await test.step('on paper there is the report alone', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: consoleText('menu') })).toBeHidden();
    await expect(page.getByRole('button', { name: consoleText('run_report') })).toBeHidden();
    await expect(page.getByText(first)).toBeVisible();
    await expect(page.getByText(consoleText('ledger_agrees'))).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('run again after more money has moved it has the same hash', async () => {
    const { userId } = await register(site);
    await inside(moved, ({ fund }) => fund(userId, '77'));
    await summed();
    const earlier = new URL(page.url()).hash;
    await page.getByRole('button', { name: consoleText('run_report') }).click();
    // The run is another one, with a number of its own; what it says is the same.
    await expect.poll(() => new URL(page.url()).hash).not.toBe(earlier);
    const made = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('run');
    await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${made}$`) })).toBeVisible();
    await expect(page.getByText(first)).toBeVisible();
  });
});

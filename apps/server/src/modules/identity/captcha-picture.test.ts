import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Draws the first picture of a process and prints whether each report of that process left the network out. */
const program = `
  const reports = [];
  const { getReport } = process.report;
  process.report.getReport = () => {
    reports.push(process.report.excludeNetwork);
    return getReport.call(process.report);
  };
  const { drawCaptcha } = await import(${JSON.stringify(new URL('./captcha-picture.ts', import.meta.url).href)});
  await drawCaptcha('ACDE', { width: 100, height: 32 });
  console.log(JSON.stringify(reports));
`;

test('[E16] the first captcha of a process looks up no host names of open connections', async () => {
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const reports = JSON.parse((await run).stdout);
  expect(reports.length, 'the loader of the renderer asks for a report').toBeGreaterThan(0);
  expect(reports).not.toContain(false);
});

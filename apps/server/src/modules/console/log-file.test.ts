import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { consoleBrowser, seedOperators, signedIn } from '../../../test/console.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });

test('[E13] the log is saved as a file: every event with its place and hash, and no formula', async () => {
  const admin = await signedIn(app(), 'admin');
  await app().db.asOwner(
    "select log_event('service', 'test', '=cmd|x', null, 'done', '{}') from generate_series(1, 2500)",
  );
  await app().services.eventLog.drain();
  const save = async (filter: object) => {
    const { path } = await admin.call('/console/log/export', filter);
    const { status, headers, text } = await admin.browser.send({ method: 'GET', path, site: 'console' });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="log.csv"');
    return text.replace('\uFEFF', '').split('\r\n').slice(0, -1);
  };
  const [head, ...lines] = await save({ action: 'test' });
  expect(head).toBe('seq,id,at,actor,action,subject,address,result,data,hash');
  expect(lines).toHaveLength(2_500);
  expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(2_500);
  for (const line of lines)
    expect(line).toMatch(/^\d+,\d+,[^,]+,service,test,'=cmd\|x,,done,\{\},[0-9a-f]{64}$/);
  // Asking for the file is in the log itself.
  expect((await save({ action: 'log.export' })).length).toBeGreaterThanOrEqual(2);
});

test('[O1] only roles with the whole log save it, and an address is of one browser', async () => {
  const [admin, cashier] = [await signedIn(app(), 'admin'), await signedIn(app(), 'cashier')];
  expect(await cashier.codeOf('/console/log/export', {})).toBe('operator_not_permitted');
  expect(await consoleBrowser(app()).codeOf('/console/log/export', {})).toBe('please_login');
  expect(await admin.codeOf('/console/log/export', { actor: 'x'.repeat(81) })).toBe('validation_failed');
  const { path } = await admin.call('/console/log/export', {});
  expect((await cashier.browser.send({ method: 'GET', path, site: 'console' })).status).toBe(404);
  expect(
    (await admin.browser.send({ method: 'GET', path: path.replace('/log/', '/report/'), site: 'console' }))
      .status,
  ).toBe(404);
});

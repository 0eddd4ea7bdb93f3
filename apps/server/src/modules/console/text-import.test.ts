import { textFileBounds } from '@tessera/protocol/console-text-file';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
let admin: ConsoleBrowser;
let lottery: ConsoleBrowser;
beforeAll(async () => {
  [admin, lottery] = [await signedIn(app(), 'admin'), await signedIn(app(), 'lottery')];
  await app().services.settings.publish();
});

interface FileText {
  readonly key: string;
  text: string | null;
  readonly source: string;
  sourceHash: string;
}

/** Saves texts of a language as a file, and reads it. */
async function exported(asked: { language: string; filter?: 'all' | 'missing' | 'stale'; area?: string }) {
  const { path } = await admin.call('/console/text/export', asked);
  const { status, headers, text } = await admin.browser.send({ method: 'GET', path, site: 'console' });
  expect(status).toBe(200);
  return { name: headers['content-disposition'], file: text, ...(JSON.parse(text) as { texts: FileText[] }) };
}

const fileOf = (language: string, texts: readonly object[]) =>
  `{"format":"tessera-texts/1","language":"${language}","texts":[\n${texts.map((one) => JSON.stringify(one)).join(',\n')}\n]}`;
const read = (language: string, texts: readonly object[]) =>
  admin.call('/console/text/read', { language, file: fileOf(language, texts) });

type Change = Awaited<ReturnType<typeof read>>['changes'][number];
const askedOf = (language: string, changes: readonly Change[]) => ({
  action: 'text.import' as const,
  target: language,
  payload: { texts: changes.map(({ key, after, sourceHash }) => ({ key, text: after, sourceHash })) },
  reason: 'work of the translator',
});

async function propose(by: ConsoleBrowser, language: string, changes: readonly Change[]) {
  const asked = askedOf(language, changes);
  const { shownHash } = await by.call('/console/command/try', asked);
  return by.call('/console/command/propose', { ...asked, rid: newRid(), shownHash });
}

const textsOf = (type: string) => app().browser().expectOk('POST /common/language', { type, tpl: 'pc-ky' });

test('[R7.6] [O1] a file of texts is exported, changed, read and brought in by two persons at once', async () => {
  const { name, texts } = await exported({ language: 'viVn', area: 'start' });
  expect(name).toBe('attachment; filename="texts-viVn-start.json"');
  expect(texts.find(({ key }) => key === 'tip')).toMatchObject({ source: 'Notice', state: 'built' });
  const words: Record<string, string> = { tip: 'Nhắc', confirm: 'Đồng ý nhé' };
  const changed = texts.map((one) => ({ ...one, text: words[one.key] ?? one.text }));
  const { changes, faults, same } = await read('viVn', changed);
  expect(faults).toEqual([]);
  expect(same).toBe(texts.length - changes.length);
  expect(Object.fromEntries(changes.map(({ key, after }) => [key, after]))).toEqual(words);
  const made = await propose(admin, 'viVn', changes);
  expect(made).toMatchObject({ state: 'pending', needs: 2, shown: { after: words } });
  expect((await textsOf('viVn')).tip).not.toBe(words.tip);
  const given = { rid: newRid(), id: made.id, shownHash: made.shownHash };
  expect(await admin.codeOf('/console/command/approve', given)).toBe('command_own');
  await lottery.call('/console/command/approve', given);
  await expect.poll(async () => (await textsOf('viVn')).tip).toBe(words.tip);
  expect((await textsOf('viVn')).confirm).toBe(words.confirm);
  const coverage = await admin.call('/console/text/coverage', {});
  expect(coverage).toMatchObject({ release: { number: 1, by: 'admin and lottery' }, ready: 0 });
  const detail = await admin.call('/console/text/get', { language: 'viVn', key: 'tip' });
  expect(detail.versions[0]).toMatchObject({ by: 'admin', checkedBy: 'lottery', fits: true, release: 1 });
  expect((await read('viVn', changed)).changes).toEqual([]);
});

test('everything that is wrong is named with its line, and texts without a change are left alone', async () => {
  const { texts } = await exported({ language: 'thTh', area: 'start' });
  const [one, two] = texts as [FileText, FileText];
  const { changes, faults, same } = await read('thTh', [
    { ...one, text: `${one.text} ใหม่` },
    { ...two, text: '<b>x</b>' },
    { ...one },
    { key: 'no_such_key', text: 'x', sourceHash: 'h' },
    { ...texts[2], text: 'x', sourceHash: 'of another text' },
    { ...texts[3], text: null },
    { ...texts[4], sourceHash: 'of another text' },
  ]);
  expect(changes.map(({ line, key }) => [line, key])).toEqual([[2, one.key]]);
  expect(faults.map(({ line, key, code }) => [line, key, code])).toEqual([
    [3, two.key, 'text_refused'],
    [4, one.key, 'key_twice'],
    [5, 'no_such_key', 'key_unknown'],
    [6, texts[2]!.key, 'source_changed'],
  ]);
  expect(faults[0]!.faults.map(({ kind }) => kind)).toContain('markup');
  expect(same).toBe(2);
});

test('what one text makes wrong is not brought in at all, also past the form', async () => {
  const { texts } = await exported({ language: 'ptBr', area: 'start' });
  const { changes } = await read(
    'ptBr',
    texts.slice(0, 3).map((one) => ({ ...one, text: `${one.text} ok` })),
  );
  const tried = (more: Partial<Change>) =>
    admin.codeOf(
      '/console/command/try',
      askedOf('ptBr', [...changes.slice(0, 2), { ...changes[2]!, ...more }]),
    );
  expect(await tried({ after: '{unknown}' })).toBe('text_refused');
  expect(await tried({ key: 'no_such_key' })).toBe('command_invalid');
  expect(await tried({ key: changes[0]!.key })).toBe('command_invalid');
  expect(await tried({ sourceHash: 'of another text' })).toBe('command_stale');
  expect(await tried({ after: changes[2]!.before! })).toBe('command_same');
  expect(await admin.codeOf('/console/command/try', askedOf('frFr', changes))).toBe('not_found');
  // A draft of another person in between: the texts are not what was shown any more.
  const made = await propose(admin, 'ptBr', changes);
  const write = {
    action: 'text.write' as const,
    target: `ptBr/${changes[0]!.key}`,
    payload: { text: 'Outro', sourceHash: changes[0]!.sourceHash },
    reason: 'a better word',
  };
  const { shownHash } = await lottery.call('/console/command/try', write);
  await lottery.call('/console/command/propose', { ...write, rid: newRid(), shownHash });
  expect(
    await lottery.codeOf('/console/command/approve', {
      rid: newRid(),
      id: made.id,
      shownHash: made.shownHash,
    }),
  ).toBe('command_stale');
  expect((await textsOf('ptBr'))[changes[1]!.key]).toBe(changes[1]!.before);
});

test('a file has bounds, and one import changes a bounded number of texts', async () => {
  // Equal blocks would be packed to almost nothing.
  const file = Array.from({ length: textFileBounds.chars }, (_, at) => at)
    .join('')
    .slice(0, textFileBounds.chars + 1);
  expect(await admin.codeOf('/console/text/read', { language: 'idId', file })).toBe('validation_failed');
  const { texts } = await exported({ language: 'idId' });
  expect(texts.length).toBeGreaterThan(textFileBounds.texts);
  const many = texts
    .filter(({ text, source }) => text !== null && !/[{]/.test(source))
    .slice(0, textFileBounds.changes + 1)
    .map((one) => ({ key: one.key, sourceHash: one.sourceHash, text: `${one.text}x` }));
  const over = await read('idId', many);
  expect(over.changes).toHaveLength(textFileBounds.changes);
  expect(over.faults.map(({ line, code }) => [line, code])).toEqual([
    [textFileBounds.changes + 2, 'too_many'],
  ]);
  const made = await propose(admin, 'idId', over.changes);
  await lottery.call('/console/command/approve', { rid: newRid(), id: made.id, shownHash: made.shownHash });
  await expect.poll(async () => (await textsOf('idId'))[many[0]!.key]).toBe(many[0]!.text);
  expect((await admin.call('/console/text/coverage', {})).languages).toContainEqual(
    expect.objectContaining({ code: 'idId', changed: textFileBounds.changes }),
  );
});

test('missing and stale texts are a file of their own, and a role without the right gets none', async () => {
  await app().db.asOwner(`delete from message where language = 'thTh' and key = 'confirm'`);
  await app().services.settings.languages.reload();
  const { texts } = await exported({ language: 'thTh', filter: 'missing' });
  expect(texts.map(({ key, text }) => [key, text])).toEqual([['confirm', null]]);
  expect((await exported({ language: 'thTh', filter: 'stale' })).texts).toEqual([]);
  const service = await signedIn(app(), 'service');
  expect(await service.codeOf('/console/text/export', { language: 'thTh' })).toBe('operator_not_permitted');
  expect(await service.codeOf('/console/text/read', { language: 'thTh', file: '{}' })).toBe(
    'operator_not_permitted',
  );
  expect(await admin.codeOf('/console/text/export', { language: 'frFr' })).toBe('not_found');
});

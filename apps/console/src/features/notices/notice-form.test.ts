import { expect, test } from 'vitest';
import { formFaults, formOf, halvesIn, missingIn, newNotice, payloadOf, withMark } from './notice-form.ts';

const ZONE = 'Asia/Shanghai';
const NOW = Date.parse('2026-11-28T06:32:00Z');
const text = (title: string) => ({ title, html: `<p>${title}</p>` });
const blank = newNotice(NOW, ZONE);
const valid = { ...blank, id: 'works', body: { ...blank.body, enUs: text('Works') } };

test('a new notice is to everybody, from now on for a week, and its languages are missing', () => {
  expect(blank).toMatchObject({ audience: 'all', starts: '', ends: '2026-12-05T14:32' });
  expect(missingIn(blank)).toHaveLength(7);
  expect(payloadOf(blank, NOW, ZONE)).toBeUndefined();
});

test('what is asked for has the written languages only, and times in ms', () => {
  expect(payloadOf({ ...valid, starts: '2026-12-01T02:00', mustAck: true, weight: '20' }, NOW, ZONE)).toEqual(
    {
      kind: 'ticker',
      audience: 'all',
      starts: Date.parse('2026-11-30T18:00:00Z'),
      ends: Date.parse('2026-12-05T06:32:00Z'),
      weight: 20,
      mustAck: false,
      body: { enUs: text('Works') },
    },
  );
  expect(payloadOf({ ...valid, kind: 'dialog', mustAck: true }, NOW, ZONE)).toMatchObject({
    starts: null,
    mustAck: true,
  });
});

test.each([
  ['id', { id: 'No Spaces' }],
  ['id', { id: '' }],
  ['starts', { starts: 'soon' }],
  ['ends', { ends: '' }],
  ['ends', { ends: '2026-11-28T14:32' }],
  ['ends', { starts: '2026-12-05T14:32' }],
  ['weight', { weight: '101' }],
  ['weight', { weight: '1.5' }],
  ['body', { body: { ...blank.body, zhCn: text('维护') } }],
  ['body', { body: { ...valid.body, zhCn: { title: '维护', html: ' ' } } }],
] as const)('a wrong %s of %o is said', (field, change) => {
  expect(Object.keys(formFaults({ ...valid, ...change }, NOW, ZONE))).toEqual([field]);
});

test('a title without its text is half a language', () => {
  const typed = { body: { ...valid.body, ptBr: { title: '', html: '<p>x</p>' } } };
  expect(halvesIn(typed)).toEqual(['ptBr']);
  expect(missingIn(typed)).not.toContain('ptBr');
});

test('the form of a notice begins with what it has; one that is over begins at once', () => {
  const notice = {
    id: 'works',
    version: 3,
    kind: 'dialog',
    audience: 'promo',
    state: 'running',
    starts: NOW - 60_000,
    ends: NOW + 60_000,
    weight: 4,
    mustAck: true,
    title: 'Works',
    languages: ['enUs'],
    at: NOW,
    by: 'admin and risk',
    seen: 0,
    command: null,
    body: { enUs: text('Works') },
    versions: [],
  } as const satisfies Parameters<typeof formOf>[0];
  expect(formOf(notice, NOW, ZONE)).toMatchObject({
    starts: '2026-11-28T14:31',
    ends: '2026-11-28T14:33',
    weight: '4',
    mustAck: true,
  });
  expect(formOf({ ...notice, ends: NOW }, NOW, ZONE)).toMatchObject({ starts: '', ends: '2026-12-05T14:32' });
});

test('a mark goes around the selection, which stays', () => {
  expect(withMark('No bets', { start: 3, end: 7 }, 'strong')).toEqual({
    html: 'No <strong>bets</strong>',
    start: 11,
    end: 15,
  });
});

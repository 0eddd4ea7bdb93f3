import { expect, test } from 'vitest';
import { readAudience } from './audience.ts';

test('a field that is left out does not narrow an audience', () => {
  expect(readAudience({})).toEqual({ ok: true, value: { vipFrom: 1, vipTo: 8, registeredSince: null } });
  expect(readAudience({ vipFrom: 3, registeredSince: '2026-11-01T00:00:00+08:00' })).toEqual({
    ok: true,
    value: { vipFrom: 3, vipTo: 8, registeredSince: Date.UTC(2026, 9, 31, 16) },
  });
});

test.each([
  ['no object', [], '', 'not_object'],
  ['an unknown field', { vip: 3 }, 'vip', 'unknown_field'],
  ['a level that does not exist', { vipTo: 9 }, 'vipTo', 'too_high'],
  ['levels in the wrong order', { vipFrom: 5, vipTo: 3 }, 'vipTo', 'too_low'],
  ['a day without a time', { registeredSince: '2026-11-01' }, 'registeredSince', 'not_text'],
  ['a time that does not exist', { registeredSince: '2026-13-01T00:00:00Z' }, 'registeredSince', 'not_text'],
])('%s is refused with its path', (_, value, path, code) => {
  expect(readAudience(value)).toEqual({ ok: false, problems: [{ path, code }] });
});

import { expect, test } from 'vitest';
import { wallMs, wallText } from './zone-time.ts';

test('a typed time is read in the zone of the platform, and written back', () => {
  const at = Date.UTC(2026, 11, 1, 12, 0);
  expect(wallMs('2026-12-01T20:00', 'Asia/Shanghai')).toBe(at);
  expect(wallText(at, 'Asia/Shanghai')).toBe('2026-12-01T20:00');
  for (const wrong of ['', '2026-12-01', '2026-13-01T00:00', 'tomorrow'])
    expect(wallMs(wrong, 'Asia/Shanghai')).toBeUndefined();
});

test('the clock of a zone that changes is read on both sides of the change', () => {
  for (const text of ['2026-03-28T12:00', '2026-03-29T12:00', '2026-10-25T12:00', '2026-10-24T23:59'])
    expect(wallText(wallMs(text, 'Europe/Paris')!, 'Europe/Paris')).toBe(text);
});

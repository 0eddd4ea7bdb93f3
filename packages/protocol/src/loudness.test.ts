import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inboxKinds } from './inbox.ts';
import { isLoud, isQuiet, type Listener } from './loudness.ts';

const at = (time: string) => Date.parse(`2026-11-28T${time}:00Z`);
const night = { from: 23 * 60, to: 8 * 60, zone: 'UTC' };
const listener: Listener = { off: [], quiet: null, onBreak: false };

test.each([
  ['22:59', false],
  ['23:00', true],
  ['00:00', true],
  ['07:59', true],
  ['08:00', false],
])('quiet hours over midnight at %s: %s', (time, quiet) => {
  expect(isQuiet(night, at(time))).toBe(quiet);
});

test.each([
  ['12:59', false],
  ['13:00', true],
  ['13:59', true],
  ['14:00', false],
])('quiet hours within a day at %s: %s', (time, quiet) => {
  expect(isQuiet({ from: 13 * 60, to: 14 * 60, zone: 'UTC' }, at(time))).toBe(quiet);
});

test('quiet hours follow the time zone, also over a change to summer time', () => {
  const berlin = { ...night, zone: 'Europe/Berlin' };
  expect(isQuiet(berlin, Date.parse('2026-03-28T22:30:00Z'))).toBe(true);
  expect(isQuiet(berlin, Date.parse('2026-03-28T06:30:00Z'))).toBe(true);
  // Two hours ahead of UTC from the 29th on.
  expect(isQuiet(berlin, Date.parse('2026-03-29T06:30:00Z'))).toBe(false);
});

test('[RP8] on a break a player hears only what guards them', () => {
  const heard = inboxKinds.filter((kind) => isLoud(kind, { ...listener, onBreak: true }, 0));
  expect(heard).toEqual(['guard', 'security']);
});

test('what guards the player comes through whatever is switched off; the rest obeys', () => {
  fc.assert(
    fc.property(
      fc.subarray([...inboxKinds]),
      fc.boolean(),
      fc.option(fc.record({ from: fc.nat(1439), to: fc.nat(1439) })),
      fc.nat(86_400_000),
      (off, onBreak, hours, now) => {
        const quiet = hours && { ...hours, zone: 'UTC' };
        for (const kind of inboxKinds) {
          const loud = isLoud(kind, { off, onBreak, quiet }, now);
          if (kind === 'guard' || kind === 'security') expect(loud).toBe(true);
          else if (off.includes(kind) || onBreak || (quiet && isQuiet(quiet, now))) expect(loud).toBe(false);
          else expect(loud).toBe(true);
        }
      },
    ),
  );
});

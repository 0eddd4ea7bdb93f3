import { expect, test } from 'vitest';
import { beginReading, isLastPress, isRead, press, seenOf, showAt, type Unread } from './reading.ts';

const notice = (id: string, must_ack = false): Unread => ({ id, version: 1, must_ack });
const three = [notice('terms', true), notice('wheel'), notice('push')];
const seen = (reading: Parameters<typeof seenOf>[0]) => seenOf(reading).map(({ id }) => id);

test('closing counts what was shown as seen, but not a notice that needs its button', () => {
  const reading = beginReading(three);
  expect(seen(reading)).toEqual([]);
  expect(seen(showAt(reading, 1))).toEqual(['wheel']);
});

test('each press leads to the next notice, and the last one ends the dialog', () => {
  let reading = beginReading(three);
  for (const at of [0, 1, 2]) {
    expect(reading.at).toBe(at);
    expect(isLastPress(reading)).toBe(at === 2);
    reading = press(reading);
  }
  expect(isRead(reading)).toBe(true);
  expect(seen(reading)).toEqual(['terms', 'wheel', 'push']);
});

test('after the last of the list those before it follow that were not read', () => {
  const reading = press(showAt(beginReading(three), 2));
  expect(reading.at).toBe(0);
  expect(isRead(reading)).toBe(false);
  expect(seen(reading)).toEqual(['push']);
});

test('a second press of the same notice counts once', () => {
  const reading = press(showAt(press(beginReading(three)), 0));
  expect(reading.pressed.size).toBe(1);
  expect(reading.at).toBe(1);
});

test('what is seen names the version that was shown', () => {
  expect(seenOf(press(beginReading([{ ...notice('terms', true), version: 4 }])))).toEqual([
    { id: 'terms', version: 4 },
  ]);
});

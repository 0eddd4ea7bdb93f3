import { expect, test } from 'vitest';
import { placeBeside } from './place.ts';

const screen = { width: 400, height: 800 };
const panel = { offsetWidth: 200, offsetHeight: 100 };
const trigger = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });

test('a panel is below its trigger, centred', () => {
  expect(placeBeside(trigger(180, 100), panel, 'center', screen)).toEqual({ left: 100, top: 146 });
});

test('it is above if there is no space below', () => {
  expect(placeBeside(trigger(180, 740), panel, 'center', screen).top).toBe(634);
});

test('it never leaves the screen horizontally', () => {
  expect(placeBeside(trigger(0, 100), panel, 'center', screen).left).toBe(8);
  expect(placeBeside(trigger(360, 100), panel, 'start', screen).left).toBe(192);
});

test('it is aligned with the requested edge', () => {
  expect(placeBeside(trigger(100, 100), panel, 'start', screen).left).toBe(100);
  expect(placeBeside(trigger(300, 100), panel, 'end', screen).left).toBe(140);
});

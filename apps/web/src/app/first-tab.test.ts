import { afterEach, expect, test, vi } from 'vitest';
import { startFirstTab } from './first-tab.ts';

const skip = { focus: vi.fn(), checkVisibility: () => true };
const press = (key: string, shiftKey = false) =>
  Object.assign(new Event('keydown', { cancelable: true }), { key, shiftKey });

function open(focused = 'H1'): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', { activeElement: { tagName: focused }, querySelector: () => skip });
  startFirstTab();
  return page;
}

afterEach(() => {
  vi.unstubAllGlobals();
  skip.focus.mockClear();
});

test('the first Tab of a visit goes to the skip link', () => {
  const event = press('Tab');
  open().dispatchEvent(event);
  expect(skip.focus).toHaveBeenCalledOnce();
  expect(event.defaultPrevented).toBe(true);
});

test.each([
  ['another key', () => open(), press('ArrowDown')],
  ['a press of the pointer', () => open(), new Event('pointerdown')],
])('a Tab after %s moves on in the page', (_, start, before) => {
  const page = start();
  page.dispatchEvent(before);
  page.dispatchEvent(press('Tab'));
  expect(skip.focus).not.toHaveBeenCalled();
});

test.each([
  ['back', () => open(), press('Tab', true)],
  ['from another element', () => open('INPUT'), press('Tab')],
])('a first Tab %s is not changed', (_, start, event) => {
  start().dispatchEvent(event);
  expect(skip.focus).not.toHaveBeenCalled();
  expect(event.defaultPrevented).toBe(false);
});

import { expect, test, vi } from 'vitest';
import { answerKeys, holdKeys } from './held-keys.ts';

/** A key event. */
const press = (key: string, repeat = false) => Object.assign(new Event('keydown'), { key, repeat });

test('keys pressed before their code is loaded are handled afterwards, each once and in order', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const answered: string[] = [];
  holdKeys();
  for (const event of [press('g'), press('r'), press('r', true)]) page.dispatchEvent(event);
  answerKeys(({ key }) => answered.push(key));
  expect(answered).toEqual(['g', 'r']);
  page.dispatchEvent(press('/'));
  expect(answered).toEqual(['g', 'r', '/']);
  vi.unstubAllGlobals();
});

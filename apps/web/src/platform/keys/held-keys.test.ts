import { expect, test, vi } from 'vitest';
import { answerKeys, holdKeys } from './held-keys.ts';

/** A key as a browser tells it. */
const press = (key: string, repeat = false) => Object.assign(new Event('keydown'), { key, repeat });

test('keys that were pressed before their code came are answered once it is there, each once and in order', () => {
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

import { expect, test } from 'vitest';
import { createSaver } from './saver.ts';

/** A saver of texts whose calls end when the test says so. */
function saverOf(first: string) {
  const calls: { value: string; end: (error?: Error) => void }[] = [];
  let shown: string | undefined = first;
  const saver = createSaver<string>({
    shown: () => shown,
    show(value) {
      shown = value;
    },
    send: (value) =>
      new Promise((done, fail) => calls.push({ value, end: (error) => (error ? fail(error) : done(value)) })),
  });
  const turn = () => new Promise((next) => setTimeout(next));
  return { saver, calls, shown: () => shown, turn };
}

test('two quick changes are saved one after the other, and the second is shown meanwhile', async () => {
  const { saver, calls, shown, turn } = saverOf('a');
  const both = [saver.save('b'), saver.save('c')];
  await turn();
  expect([calls.length, shown(), saver.isSaving()]).toEqual([1, 'c', true]);
  calls[0]!.end();
  await turn();
  expect([calls[1]?.value, shown()]).toEqual(['c', 'c']);
  calls[1]!.end();
  await Promise.all(both);
  expect([shown(), saver.isSaving()]).toEqual(['c', false]);
});

test('a change that fails is taken back to what was saved before, and the next one is saved', async () => {
  const { saver, calls, shown, turn } = saverOf('a');
  const first = saver.save('b');
  const second = expect(saver.save('c')).rejects.toThrow('no network');
  await turn();
  calls[0]!.end();
  await turn();
  calls[1]!.end(new Error('no network'));
  await Promise.all([first, second]);
  expect(shown()).toBe('b');
  const third = saver.save('d');
  await turn();
  calls[2]!.end();
  await third;
  expect(shown()).toBe('d');
});

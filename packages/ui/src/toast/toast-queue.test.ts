import { describe, expect, test } from 'vitest';
import { enqueue, stayOf, type ToastQueue, type ToastType, withdraw } from './toast-queue.ts';

const say = (queue: ToastQueue, text: string, type: ToastType = 'info') =>
  enqueue(queue, { id: text.length + queue.length * 100, text, type, durationMs: stayOf(type, text) });
const texts = (queue: ToastQueue) => queue.map(({ text }) => text);

describe('[R9.4] display time of a toast', () => {
  test.each([
    ['info', '已复制', 1800],
    ['error', '余额不足', 1800],
    ['error', 'Not enough balance left here', 4000],
    ['success', 'Signed in. Taking you to the home page', 1800],
    ['loading', '正在登录', null],
  ] as const)('%s "%s" stays %s ms', (type, text, stay) => {
    expect(stayOf(type, text)).toBe(stay);
  });
});

describe('the queue of toasts', () => {
  test('shows one and queues three; a full queue drops its oldest waiting message', () => {
    const queue = ['a', 'b', 'c', 'd', 'e'].reduce<ToastQueue>((all, text) => say(all, text), []);
    expect(texts(queue)).toEqual(['a', 'c', 'd', 'e']);
  });

  test('merges equal texts, shown or waiting', () => {
    const queue = ['a', 'b', 'a', 'b', 'b'].reduce<ToastQueue>((all, text) => say(all, text), []);
    expect(queue.map(({ text, times }) => [text, times])).toEqual([
      ['a', 2],
      ['b', 3],
    ]);
  });

  test('does not merge equal texts of different types', () => {
    expect(say(say([], 'a'), 'a', 'error')).toHaveLength(2);
  });

  test('replaces a loading message at once', () => {
    expect(texts(say(say([], 'wait', 'loading'), 'done', 'success'))).toEqual(['done']);
  });

  test('removes a dismissed message, shown or waiting', () => {
    const queue = say(say([], 'a'), 'bb');
    expect(texts(withdraw(queue, queue[1]?.id ?? -1))).toEqual(['a']);
    expect(texts(withdraw(queue, queue[0]?.id ?? -1))).toEqual(['bb']);
  });
});

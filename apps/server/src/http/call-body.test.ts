import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { readBody } from './call-body.ts';

function request(headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers });
}

test('chunks are joined in the order they were sent', async () => {
  const stream = request();
  const read = readBody(stream, 10, 5_000);
  stream.push('abc');
  stream.push('def');
  stream.push(null);
  expect(await read).toEqual({ bytes: Buffer.from('abcdef') });
});

test('[E1] a declared length above the cap is not read at all', async () => {
  expect(await readBody(request({ 'content-length': '11' }), 10, 5_000)).toEqual({ cut: 'too_large' });
});

test('[E1] a body longer than its declared length is cut at the cap', async () => {
  const stream = request({ 'content-length': '1' });
  const read = readBody(stream, 10, 5_000);
  stream.push('x'.repeat(11));
  expect(await read).toEqual({ cut: 'too_large' });
});

test('[E12] reading stops when a body stalls for 5 s; every chunk restarts the 5 s', async () => {
  vi.useFakeTimers();
  const stream = request();
  let ended: unknown;
  const read = readBody(stream, 10, 5_000).then((outcome) => {
    ended = outcome;
  });
  await vi.advanceTimersByTimeAsync(4_000);
  stream.push('a');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2);
  vi.useRealTimers();
  await read;
  expect(ended).toEqual({ cut: 'stalled' });
});

test('reading ends when the caller closes the connection', async () => {
  const stream = request();
  const read = readBody(stream, 10, 5_000);
  stream.destroy();
  expect(await read).toEqual({ cut: 'aborted' });
});

import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { readBody } from './read-body.ts';

function request(headers: Record<string, string> = {}): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { headers });
}

test('pieces come together as they were sent', async () => {
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

test('[E1] neither is one that lies about its length', async () => {
  const stream = request({ 'content-length': '1' });
  const read = readBody(stream, 10, 5_000);
  stream.push('x'.repeat(11));
  expect(await read).toEqual({ cut: 'too_large' });
});

test('[E12] a body that stalls for 5 s is given up; every piece gives it 5 s more', async () => {
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

test('a caller who goes away ends the reading', async () => {
  const stream = request();
  const read = readBody(stream, 10, 5_000);
  stream.destroy();
  expect(await read).toEqual({ cut: 'aborted' });
});

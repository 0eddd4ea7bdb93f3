import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

const dir = mkdtempSync(join(tmpdir(), 'tessera-outbox-'));
const asked: ServerResponse[] = [];
const platform = createServer((_, answer) => {
  asked.push(answer);
  platform.emit('asked');
}).listen(0, '127.0.0.1');
afterAll(() => {
  platform.closeAllConnections();
  platform.close();
  rmSync(dir, { recursive: true, force: true });
});

test('a callback that is answered after the stop is sent again after the next start', async () => {
  if (!platform.listening) await once(platform, 'listening');
  const { port } = platform.address() as AddressInfo;
  const open = () =>
    createOutbox({
      dir,
      keys: [Buffer.alloc(32, 1)],
      time: () => 1_700_000_000_000,
      mode: () => 'normal',
      target: `http://127.0.0.1:${port}`,
    });
  const outbox = open();
  outbox.add('payments/deposit', { amount: '1.0000' });
  const arrived = once(platform, 'asked');
  const delivery = outbox.deliver();
  await arrived;
  outbox.stop();
  asked[0]!.end();
  await delivery;

  const next = open();
  expect(next.waiting()).toBe(1);
  const again = once(platform, 'asked');
  const repeated = next.deliver();
  await again;
  asked[1]!.end();
  await repeated;
  expect(next.waiting()).toBe(0);
  next.stop();
});

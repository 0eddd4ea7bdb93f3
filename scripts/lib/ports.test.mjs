import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptPort } from './ports.mjs';

let dataDir;
const servers = [];
const { PORT_CLAIMS } = process.env;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tessera-ports-'));
  process.env.PORT_CLAIMS = dataDir;
});
afterEach(() => {
  if (PORT_CLAIMS === undefined) delete process.env.PORT_CLAIMS;
  else process.env.PORT_CLAIMS = PORT_CLAIMS;
  for (const server of servers.splice(0)) server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Listens; returns the port. */
const listen = (port = 0) =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server.address().port));
    servers.push(server);
  });
const remembered = () => JSON.parse(readFileSync(join(dataDir, 'ports.json'), 'utf8'));

test('a taken port is replaced by a free one, which the data folder remembers', async () => {
  const taken = await listen();
  const port = await keptPort(dataDir, 'beacon', taken);
  expect(port).not.toBe(taken);
  expect(remembered()).toEqual({ beacon: port });
  expect(await keptPort(dataDir, 'beacon', taken)).toBe(port);
});

test('ports in `avoid` are never used, remembered or not', async () => {
  const port = await keptPort(dataDir, 'beacon', 0);
  expect(await keptPort(dataDir, 'beacon', port, { avoid: [port] })).not.toBe(port);
  expect(await keptPort(dataDir, 'feed', port, { avoid: [port] })).not.toBe(port);
});

test('a second start on a data folder in use does not change the remembered port', async () => {
  const port = await keptPort(dataDir, 'beacon', 0);
  await listen(port);
  expect(await keptPort(dataDir, 'beacon', port)).not.toBe(port);
  expect(remembered()).toEqual({ beacon: port });
});

test('a port that a living process has picked for another service is left to it; one of a dead process is not', async () => {
  const port = await listen();
  servers.pop().close();
  const claim = join(dataDir, `tessera-port-${port}`);
  writeFileSync(claim, `${process.ppid} /elsewhere beacon`);
  expect(await keptPort(dataDir, 'beacon', port)).not.toBe(port);
  // No process has this id: it is above what systems give.
  writeFileSync(claim, '999999999 /elsewhere beacon');
  expect(await keptPort(dataDir, 'feed', port)).toBe(port);
  expect(await keptPort(dataDir, 'payments', port)).not.toBe(port);
});

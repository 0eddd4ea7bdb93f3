import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

function anyFree(host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host }, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * A port for a service of its own: the wanted one when it is free, otherwise a free one that is remembered in the data
 * folder, so that two copies of the project run side by side.
 */
export async function keptPort(dataDir, name, wanted, host = '127.0.0.1') {
  const file = join(dataDir, 'ports.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const port of [kept[name], wanted]) {
    if (port && (await isFree(port, host))) return remember(file, kept, name, port, dataDir);
  }
  return remember(file, kept, name, await anyFree(host), dataDir);
}

function remember(file, kept, name, port, dataDir) {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...kept, [name]: port }, null, 2)}\n`);
  return port;
}

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
 * Picks a port for a service: the one remembered in the data folder, else the wanted one, else any free port. The first
 * choice is remembered, so that two copies of the project can run side by side. A remembered port that is taken stays
 * remembered: most likely a process with this same data folder uses it and will need it again. Ports in `avoid` are
 * reserved for other services, whether or not they are taken yet.
 */
export async function keptPort(dataDir, name, wanted, { host = '127.0.0.1', avoid = [] } = {}) {
  const file = join(dataDir, 'ports.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const choices = [kept[name], wanted].filter((port) => !avoid.includes(port));
  let port = await firstFree(choices, host);
  while (port === undefined || avoid.includes(port)) port = await anyFree(host);
  if (!(name in kept)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...kept, [name]: port }, null, 2)}\n`);
  }
  return port;
}

async function firstFree(ports, host) {
  for (const port of ports) if (port && (await isFree(port, host))) return port;
  return undefined;
}

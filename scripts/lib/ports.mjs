import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './is-running.mjs';

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

const claims = new Set();
process.on('exit', () => {
  for (const file of claims) rmSync(file, { force: true });
});

/** Folder of the claims: the same for all runs of this machine, whatever folder for temporary files they use. */
const claimsFolder = () => process.env.PORT_CLAIMS ?? tmpdir();

/**
 * Claims a port for `owner` until this process ends. A program listens only some time after its port was picked, and another copy
 * of the project must not pick the same port meanwhile. False when a living process claims it for somebody else.
 */
export function claimPort(port, owner) {
  const file = join(claimsFolder(), `tessera-port-${port}`);
  const text = `${process.pid} ${owner}`;
  const write = () => {
    try {
      writeFileSync(file, text, { flag: 'wx' });
      claims.add(file);
      return true;
    } catch (error) {
      // Where nothing can be written, there are no claims.
      return error.code !== 'EEXIST';
    }
  };
  if (write()) return true;
  const found = readClaim(file);
  if (found === text) return true;
  if (found === undefined || isRunning(Number(found.split(' ')[0]))) return false;
  rmSync(file, { force: true });
  return write();
}

/** What a claim says; undefined when it cannot be read, as one of another user. */
function readClaim(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
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
  const owner = `${dataDir} ${name}`;
  const choices = [kept[name], wanted].filter((port) => port && !avoid.includes(port));
  let port = await firstFree(choices, host, owner);
  while (port === undefined) {
    const found = await anyFree(host);
    if (!avoid.includes(found) && claimPort(found, owner)) port = found;
  }
  if (!(name in kept)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, `${JSON.stringify({ ...kept, [name]: port }, null, 2)}\n`);
  }
  return port;
}

async function firstFree(ports, host, owner) {
  for (const port of ports) if ((await isFree(port, host)) && claimPort(port, owner)) return port;
  return undefined;
}

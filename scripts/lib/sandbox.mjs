import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { keptPort } from './ports.mjs';

const platforms = JSON.parse(readFileSync(join(root, 'packages/games/src/platforms.json'), 'utf8'));

/**
 * The simulated third parties with their places: each port, counted from the first one. Each has a variable that tells the server its
 * address (`BEACON_URL`). A server without the variable expects the same port (`apps/server/src/providers/provider.ts`).
 */
const PARTIES = {
  beacon: 0,
  feed: 1,
  ...Object.fromEntries(Object.entries(platforms).map(([name, { sandboxPlace }]) => [name, sandboxPlace])),
  payments: 4,
  chain: 5,
  identity: 6,
  messenger: 7,
  service: 9,
  push: 10,
};

/**
 * Where the third parties of the sandbox listen: ports from `SANDBOX_PORT` (3100) upwards, or a free port remembered in the data
 * folder; never a port of the platform. Parties whose address the environment already names are left out.
 *
 * Returns `{ file, env, addresses }`: the program that runs them, undefined `file` when none is left to run, and the variables for
 * the server. Some parties call the server back.
 */
export async function sandboxParties(dataDir) {
  const first = Number(process.env.SANDBOX_PORT ?? 3100);
  const { PORT = 3000, WAP_PORT = 3001, CONSOLE_PORT = 3002, FILES_PORT = 3003 } = process.env;
  const avoid = [PORT, WAP_PORT, CONSOLE_PORT, FILES_PORT].map(Number);
  const places = {};
  const addresses = {};
  for (const [name, place] of Object.entries(PARTIES)) {
    const variable = `${name.toUpperCase()}_URL`;
    if (process.env[variable]) continue;
    const port = await keptPort(dataDir, name, first + place, { avoid });
    places[name] = { port, dir: `${dataDir}/sandbox/${name}` };
    addresses[variable] = `http://127.0.0.1:${port}`;
  }
  return {
    file: Object.keys(places).length > 0 ? 'apps/sandbox/src/all/main.ts' : undefined,
    env: {
      PARTIES: JSON.stringify(places),
      CALLBACK_URL: `http://127.0.0.1:${process.env.PORT || 3000}`,
    },
    addresses,
  };
}

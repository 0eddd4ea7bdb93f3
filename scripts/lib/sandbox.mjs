import { keptPort } from './ports.mjs';

/**
 * The simulated third parties. Each is a process with a folder in `apps/sandbox/src`, a variable that tells the server its
 * address, and a place: its port above the first one. A server without the variable expects the same port
 * (`apps/server/src/providers/provider.ts`).
 */
const PARTIES = [
  { name: 'beacon', place: 0, folder: 'beacon' },
  { name: 'feed', place: 1, folder: 'feed' },
  { name: 'aurora', place: 2, folder: 'transfer-games' },
  { name: 'harbor', place: 3, folder: 'seamless-games' },
  { name: 'payments', place: 4, folder: 'payments' },
  { name: 'chain', place: 5, folder: 'chain' },
  { name: 'identity', place: 6, folder: 'identity' },
].map((party) => ({ ...party, variable: `${party.name.toUpperCase()}_URL` }));

/**
 * Where each third party of the sandbox listens: ports from `SANDBOX_PORT` (3100) upwards, or a free port remembered in the
 * data folder; never a port of the platform. Parties whose address the environment already names are left out. Some parties
 * call the server back.
 */
export async function sandboxParties(dataDir) {
  const first = Number(process.env.SANDBOX_PORT ?? 3100);
  const { PORT = 3000, WAP_PORT = 3001, CONSOLE_PORT = 3002, FILES_PORT = 3003 } = process.env;
  const avoid = [PORT, WAP_PORT, CONSOLE_PORT, FILES_PORT].map(Number);
  const callbackUrl = `http://127.0.0.1:${process.env.PORT || 3000}`;
  const parties = [];
  for (const { name, place, folder, variable } of PARTIES) {
    if (process.env[variable]) continue;
    const port = await keptPort(dataDir, name, first + place, { avoid });
    parties.push({
      name,
      file: `apps/sandbox/src/${folder}/main.ts`,
      env: {
        DATA_DIR: `${dataDir}/sandbox/${name}`,
        PORT: String(port),
        CALLBACK_URL: callbackUrl,
      },
      address: { [variable]: `http://127.0.0.1:${port}` },
    });
  }
  return parties;
}

import { keptPort } from './ports.mjs';

/**
 * The simulated third parties in the order of their ports: a process each in a folder of `apps/sandbox/src`, and the
 * variable that tells the server where it is.
 */
const PARTIES = [
  { name: 'beacon', folder: 'beacon' },
  { name: 'feed', folder: 'feed' },
  { name: 'aurora', folder: 'transfer-games' },
  { name: 'harbor', folder: 'seamless-games' },
  { name: 'payments', folder: 'payments' },
  { name: 'chain', folder: 'chain' },
  { name: 'identity', folder: 'identity' },
].map((party) => ({ ...party, variable: `${party.name.toUpperCase()}_URL` }));

/**
 * Where each third party of the sandbox listens: from `SANDBOX_PORT` (3100) on, or a free port kept in the data folder;
 * never on a port of the platform's own.
 * Those whose address the environment names are left out. Some of them call the server back.
 */
export async function sandboxParties(dataDir) {
  const first = Number(process.env.SANDBOX_PORT ?? 3100);
  const { PORT = 3000, WAP_PORT = 3001, CONSOLE_PORT = 3002, FILES_PORT = 3003 } = process.env;
  const avoid = [PORT, WAP_PORT, CONSOLE_PORT, FILES_PORT].map(Number);
  const callbackUrl = `http://127.0.0.1:${process.env.PORT || 3000}`;
  const parties = [];
  for (const [place, { name, folder, variable }] of PARTIES.entries()) {
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

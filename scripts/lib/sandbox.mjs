import { keptPort } from './ports.mjs';

/**
 * The simulated third parties in the order of their ports. Each is a process with a folder in `apps/sandbox/src`, and a
 * variable that tells the server its address.
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

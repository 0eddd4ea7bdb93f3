import { keptPort } from './ports.mjs';

/** The simulated third parties: a process each, and the variable that tells the server where it is. */
const PARTIES = [
  { name: 'beacon', variable: 'BEACON_URL' },
  { name: 'feed', variable: 'FEED_URL' },
];

/**
 * Where each third party of the sandbox listens: from `SANDBOX_PORT` (3100) on, or a free port kept in the data folder.
 * Those whose address the environment names are left out.
 */
export async function sandboxParties(dataDir) {
  const first = Number(process.env.SANDBOX_PORT ?? 3100);
  const parties = [];
  for (const [place, { name, variable }] of PARTIES.entries()) {
    if (process.env[variable]) continue;
    const port = await keptPort(dataDir, name, first + place);
    parties.push({
      name,
      file: `apps/sandbox/src/${name}/main.ts`,
      env: { DATA_DIR: `${dataDir}/sandbox/${name}`, PORT: String(port) },
      address: { [variable]: `http://127.0.0.1:${port}` },
    });
  }
  return parties;
}

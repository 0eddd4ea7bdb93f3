/** Addresses of a platform: its sites, and the variables that operators' commands need. */
export interface Addresses {
  pc: string;
  wap: string;
  console: string;
  env: Record<string, string>;
}

/** Addresses of the platform that belongs to this worker; outside a run of journeys, of the only platform. */
export function addresses(): Addresses {
  const text = process.env.E2E_PLATFORMS;
  if (!text) throw new Error('The platform is not running: start journeys with `npm run e2e`.');
  const platforms = JSON.parse(text) as Addresses[];
  return platforms[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]!;
}

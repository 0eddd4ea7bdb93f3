import type { FastifyInstance } from 'fastify';
import type { PartyOptions } from './app.ts';

export type CreateParty = (options: PartyOptions & { callbackUrl?: string | undefined }) => {
  readonly app: FastifyInstance;
};

/** The port on which a third party listens, and the folder that holds its secrets. */
export interface PartyPlace {
  readonly port: number;
  readonly dir: string;
}

/**
 * Starts a third party in this process. Environment: TESSERA_MODE, LOG_LEVEL (`warn`), CALLBACK_URL (target of its callbacks),
 * SANDBOX_HOST (address it listens on; only this machine by default).
 * Refused in production.
 */
export async function startParty(
  name: string,
  create: CreateParty,
  { port, dir }: PartyPlace,
): Promise<FastifyInstance> {
  const { TESSERA_MODE, LOG_LEVEL, CALLBACK_URL, SANDBOX_HOST } = process.env;
  if (TESSERA_MODE === 'production') throw new Error(`production has no simulated ${name}`);
  const { app } = create({
    dir,
    mode: TESSERA_MODE,
    logLevel: LOG_LEVEL || 'warn',
    callbackUrl: CALLBACK_URL || undefined,
  });
  await app.listen({ host: SANDBOX_HOST || '127.0.0.1', port });
  return app;
}

/** Closes the apps and lets the process end on a signal, or when the process that started it has died. */
export function closeWhenStopped(apps: readonly FastifyInstance[]): void {
  const stop = async () => {
    await Promise.all(apps.map((app) => app.close()));
    if (process.connected) process.disconnect();
  };
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(event, stop);
}

/** Runs a third party as its own process until it is told to stop. Environment: PORT and DATA_DIR, and that of `startParty`. */
export async function runParty(name: string, create: CreateParty): Promise<FastifyInstance> {
  const { PORT, DATA_DIR } = process.env;
  if (!PORT || !DATA_DIR) throw new Error(`the ${name} needs PORT and DATA_DIR`);
  const app = await startParty(name, create, { port: Number(PORT), dir: DATA_DIR });
  closeWhenStopped([app]);
  return app;
}

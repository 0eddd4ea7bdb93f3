import type { FastifyInstance } from 'fastify';
import type { PartyOptions } from './app.ts';

/**
 * Runs a third party as its own process until it is told to stop. Environment: PORT (required, on 127.0.0.1), DATA_DIR
 * (required, holds its secrets), TESSERA_MODE, LOG_LEVEL (`warn`), CALLBACK_URL (target of its callbacks). Refused in
 * production.
 */
export async function runParty(
  name: string,
  create: (options: PartyOptions & { callbackUrl?: string | undefined }) => { app: FastifyInstance },
): Promise<FastifyInstance> {
  const { PORT, DATA_DIR, TESSERA_MODE, LOG_LEVEL, CALLBACK_URL } = process.env;
  if (!PORT || !DATA_DIR) throw new Error(`the ${name} needs PORT and DATA_DIR`);
  if (TESSERA_MODE === 'production') throw new Error(`production has no simulated ${name}`);
  const { app } = create({
    dir: DATA_DIR,
    mode: TESSERA_MODE,
    logLevel: LOG_LEVEL || 'warn',
    callbackUrl: CALLBACK_URL || undefined,
  });
  const stop = async () => {
    await app.close();
    if (process.connected) process.disconnect();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // The parent process that started it has died.
  process.once('disconnect', stop);
  await app.listen({ host: '127.0.0.1', port: Number(PORT) });
  return app;
}

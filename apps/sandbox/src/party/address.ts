import type { FastifyInstance } from 'fastify';

/** Where a party on this machine listens, once it does; asked for anew each time. */
export const addressOf = (app: FastifyInstance) => (): string => {
  const at = app.server.address();
  return typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : '';
};

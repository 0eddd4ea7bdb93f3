import type { FastifyInstance } from 'fastify';

/** Base address of a party on this machine; read on every call, because it exists only while the party listens. */
export const addressOf = (app: FastifyInstance) => (): string => {
  const at = app.server.address();
  return typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : '';
};

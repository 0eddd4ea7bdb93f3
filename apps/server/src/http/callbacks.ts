import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Gate } from '../admission/index.ts';

/** Paths that third parties call, without the envelope of players' calls. */
export interface CallbackRoutes {
  paths(): readonly string[];
  /** Checks and answers one request to an added path; never throws because of the request's content. */
  receive(
    path: string,
    request: IncomingMessage,
    peer: string,
  ): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }>;
}

/** Statuses of calls that were not accepted as genuine. */
const UNBELIEVED: readonly number[] = [400, 401];

/**
 * Adds `POST /provider/<path>` for each path. A call is counted before its body is read; the count of a genuine call is
 * cancelled.
 */
export function addCallbacks(
  app: FastifyInstance,
  callbacks: CallbackRoutes,
  gate: Pick<Gate, 'clientOf' | 'callback'>,
): void {
  for (const path of callbacks.paths()) {
    app.post(`/provider/${path}`, async (request, reply) => {
      reply.header('cache-control', 'no-store').type('application/json');
      const client = gate.clientOf(request.raw);
      const takeBack = gate.callback(client);
      if (!takeBack) return reply.code(429).header('connection', 'close').send({ code: 'too_many_requests' });
      const { status, body } = await callbacks.receive(path, request.raw, client.address);
      if (!UNBELIEVED.includes(status)) takeBack();
      // After an unread body the connection cannot carry another request.
      if (!request.raw.readableEnded) reply.header('connection', 'close');
      return reply.code(status).send(body);
    });
  }
}

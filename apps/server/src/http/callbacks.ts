import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Paths that third parties call, outside the envelope of players' calls. */
export interface CallbackRoutes {
  paths(): readonly string[];
  /** Judges and answers one request of an added path; never throws for what the caller sent. */
  receive(
    path: string,
    request: IncomingMessage,
    peer: string,
  ): Promise<{ readonly status: number; readonly body: Readonly<Record<string, unknown>> }>;
}

/** Adds `POST /provider/<path>` for each of them. */
export function addCallbacks(app: FastifyInstance, callbacks: CallbackRoutes): void {
  for (const path of callbacks.paths()) {
    app.post(`/provider/${path}`, async (request, reply) => {
      const { status, body } = await callbacks.receive(path, request.raw, request.ip);
      // What was not read to its end cannot be followed by another request.
      if (!request.raw.readableEnded) reply.header('connection', 'close');
      return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body);
    });
  }
}

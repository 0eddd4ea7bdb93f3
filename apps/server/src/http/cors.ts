import type { FastifyReply, FastifyRequest } from 'fastify';
import { nativeOrigins } from './origin.ts';

/** What a page of the native app may read of our answers; other origins get no such header (A9). */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !nativeOrigins.includes(origin)) return {};
  return { 'access-control-allow-origin': origin, vary: 'Origin' };
}

/** Answers the question a web view asks before a call with our headers. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!nativeOrigins.includes(request.headers.origin ?? '')) return reply.code(403).send();
  return reply
    .code(204)
    .header('access-control-allow-methods', 'GET, POST')
    .header(
      'access-control-allow-headers',
      'Content-Type, Token, Language, Agent, Device, Preview, X-XSRF-TOKEN',
    )
    .header('access-control-max-age', '600')
    .send();
}

import { REMEMBERED } from '@tessera/protocol/answer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nativeOrigins } from './browser.ts';

/** Headers that let a page of the native app read our answers; other origins get none (A9). */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !nativeOrigins.includes(origin)) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': REMEMBERED,
    vary: 'Origin',
  };
}

/** Answers the CORS preflight that a web view sends before a call with our headers. */
export function answerPreflight(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!nativeOrigins.includes(request.headers.origin ?? '')) return reply.code(403).send();
  return reply
    .code(204)
    .header('access-control-allow-methods', 'GET, POST')
    .header(
      'access-control-allow-headers',
      'Content-Type, Token, Language, Agent, Device, Preview, Remembered, X-XSRF-TOKEN',
    )
    .header('access-control-max-age', '600')
    .send();
}

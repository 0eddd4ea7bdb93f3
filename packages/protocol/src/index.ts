/**
 * The protocol between clients and server, without its schemas: money, time, error codes, events, answers, and the
 * types of every call. This entry loads neither zod nor a Node module; the envelope has its own entries.
 */
export type * from './answer.ts';
export { agents, answerStates, HEADERS, XSRF_COOKIE } from './answer.ts';
export type { Access, CallLimit } from './endpoint.ts';
export type {
  CallKey,
  CallPayload,
  CallReply,
  EndpointName,
  Endpoints,
  InputOf,
  PayloadOf,
  ReplyOf,
} from './endpoints/index.ts';
export type { Envelope, EnvelopeCaps, Json, JsonObject, Opened } from './envelope.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './helpers.ts';
export * from './inbox.ts';
export * from './loudness.ts';
export * from './money.ts';
export * from './movements.ts';
export * from './permissions.ts';
export * from './pricing.ts';
export * from './result.ts';
export * from './time.ts';

import type { z } from 'zod';
import type { ConsoleErrorCode } from './console/errors.ts';
import type { ConsoleAction } from './console/permissions.ts';
import type { ErrorCode } from './errors.ts';

/**
 * Who may make a call of the player sites. `public`: no session needed. `session`: a signed-in player. `restricted`: also a
 * disabled account, whose token is valid for no other call (A2).
 */
export type PlayerAccess = 'public' | 'session' | 'restricted';

/**
 * A call of the operations port, for operators whose role is granted this action. No player site serves it. `visitor`: no session
 * needed. `self`: every signed-in operator.
 */
export interface OperatorAccess {
  readonly operator: ConsoleAction | 'visitor' | 'self';
}

/** Who may call. */
export type Access = PlayerAccess | OperatorAccess;

/** Names of the call limits in `trust.md` section 10; the figures are platform settings. */
export type CallLimit = 'login' | 'captcha' | 'bet' | 'transfer' | 'poll' | 'withdraw' | 'receipt' | 'other';

export interface EndpointOptions<
  Request extends z.ZodType,
  Reply extends z.ZodType,
  By extends Access = Access,
> {
  /** Payload of the opened envelope. Reads drop unknown fields; calls that write refuse them (E1). */
  request: Request;
  /** The `message` of a SUCCESS answer. */
  reply: Reply;
  /** Codes this call may return in addition to `commonErrors`. */
  errors: readonly (ErrorCode | ConsoleErrorCode)[];
  access: By;
  limit: CallLimit;
  /** Changes state: refused outside ±60 s of server time (E2); safe to retry with the same `rid`. */
  writes: boolean;
  /** Accepts a body above the ordinary cap (E1); one such call in flight per session. */
  large?: boolean;
  /** The reply may hold full bet contents of several megabytes. */
  largeReply?: boolean;
  /** One sentence for `docs/api.md`. */
  about: string;
}

export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Request extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  By extends Access = Access,
> extends EndpointOptions<Request, Reply, By> {
  method: Method;
  path: Path;
}

/**
 * Declares one call. The server validates with it, both sides take their types from it, and `docs/api.md` prints it.
 */
export function endpoint<
  Method extends 'GET' | 'POST',
  Path extends string,
  Request extends z.ZodType,
  Reply extends z.ZodType,
  const By extends Access,
>(
  method: Method,
  path: Path,
  options: EndpointOptions<Request, Reply, By>,
): Endpoint<Method, Path, Request, Reply, By> {
  return { method, path, ...options };
}

/** Codes that every call may return. */
export const commonErrors = [
  'envelope_invalid',
  'payload_too_large',
  'validation_failed',
  'too_many_requests',
  'xsrf_invalid',
  'platform_maintenance',
  'internal_error',
] as const satisfies readonly ErrorCode[];

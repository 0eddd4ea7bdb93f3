import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: `public` needs no session; `session` a signed-in player; `restricted` is also open to a disabled account,
 * whose token opens nothing else (A2).
 */
export type Access = 'public' | 'session' | 'restricted';

/** Names of the call limits of `trust.md` section 10; their figures are settings of the platform. */
export type CallLimit = 'login' | 'captcha' | 'bet' | 'transfer' | 'poll' | 'withdraw' | 'receipt' | 'other';

export interface EndpointOptions<Request extends z.ZodType, Reply extends z.ZodType> {
  /** Payload after the envelope is opened. Unknown fields are dropped from reads, and refused on calls that write (E1). */
  request: Request;
  /** The `message` of a SUCCESS answer. */
  reply: Reply;
  /** Codes this call may answer with beside those any call may (see `commonErrors`). */
  errors: readonly ErrorCode[];
  access: Access;
  limit: CallLimit;
  /** Changes state: refused outside ±60 s of server time (E2), repeated safely by `rid`. */
  writes: boolean;
  /** Takes a body above the ordinary cap (E1): one such call in flight per session. */
  large?: boolean;
  /** Its answer may hold whole contents, megabytes of them. */
  largeReply?: boolean;
  /** One sentence for `docs/api.md`. */
  about: string;
}

export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Request extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> extends EndpointOptions<Request, Reply> {
  method: Method;
  path: Path;
}

/** Declares one call: validated by the server, typed on both sides, printed into `docs/api.md`. */
export function endpoint<
  Method extends 'GET' | 'POST',
  Path extends string,
  Request extends z.ZodType,
  Reply extends z.ZodType,
>(
  method: Method,
  path: Path,
  options: EndpointOptions<Request, Reply>,
): Endpoint<Method, Path, Request, Reply> {
  return { method, path, ...options };
}

/** Codes that every call may answer with. */
export const commonErrors = [
  'envelope_invalid',
  'payload_too_large',
  'validation_failed',
  'too_many_requests',
  'xsrf_invalid',
  'platform_maintenance',
  'internal_error',
] as const satisfies readonly ErrorCode[];

import type { PageError } from '@tessera/games';

/** Answer to a page: an HTTP status and a body. */
export type PageAnswer<Body> =
  | { readonly status: 200; readonly body: Body }
  | { readonly status: number; readonly body: PageError };

const STATUS: Readonly<Record<PageError['code'], number>> = {
  session_expired: 401,
  bad_request: 400,
  stake_out_of_range: 400,
  too_soon: 429,
  insufficient_balance: 409,
  round_running: 409,
  no_such_round: 404,
  round_over: 409,
  refused: 403,
  unavailable: 503,
};

/** A failure in the form sent to the page. */
export const refusalOf = (error: PageError): { status: number; body: PageError } => ({
  status: STATUS[error.code],
  body: error,
});

/** Builds a failure from its code. */
export const pageError = (
  code: PageError['code'],
  more: Omit<PageError, 'code'> = {},
): { status: number; body: PageError } => refusalOf({ code, ...more });

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, cursor, ms, pageSize, rowId } from '../schemas.ts';

/** Kind of a row of the money record; `/common/user-log/type` names them. */
export const logType = z.string().regex(/^[a-z][a-z_.]{0,31}$/);

export const logRow = z.object({
  id: rowId,
  type: logType,
  /** Gain of the main balance; negative for what left it. */
  amount: amountText,
  balance_after: amountText,
  currency: z.string(),
  /** What it was about, in the player's language: lottery and issue, way of a deposit, end of a card, platform, game. */
  remark: z.string(),
  /** Number of the bet, chase, deposit, withdrawal or transfer; a game's round. */
  ref: z.string(),
  /** What the provider that had a part in it calls it: a payment, a call of a game's wallet. */
  provider_ref: z.string().nullable(),
  at: ms,
});

export const recordLog = endpoint('POST', '/api/record/log', {
  request: z.object({
    type: logType.optional(),
    /** At or after / before, ms; at most 366 days apart. */
    from: ms.optional(),
    to: ms.optional(),
    /** Either number of an entry. */
    ref: z.string().max(160).optional(),
    cursor: cursor.optional(),
    limit: pageSize,
  }),
  reply: z.object({
    items: z.array(logRow),
    next: cursor.nullable(),
    /** Over the whole filter, not the page. */
    summary: z.object({ count: z.int(), in: amountText, out: amountText, net: amountText }),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Every movement of the main balance with the balance after it, newest first.',
});

export const recordStatement = endpoint('POST', '/api/record/statement', {
  request: z.object({
    /** `YYYY-MM` in the zone of the platform. */
    month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  }),
  reply: z.object({
    month: z.string(),
    currency: z.string(),
    opening: amountText,
    closing: amountText,
    lines: z.array(z.object({ type: logType, count: z.int(), in: amountText, out: amountText })),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'A month of the main balance: what it opened and closed with, and what moved it.',
});

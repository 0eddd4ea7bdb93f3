import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, cursor, ms, pageSize, rowId } from '../schemas.ts';

/** Type of a row in the money record; `/common/user-log/type` lists the names. */
export const logType = z.string().regex(/^[a-z][a-z_.]{0,31}$/);

export const logRow = z.object({
  id: rowId,
  type: logType,
  /** Change of the main balance; negative for a debit. */
  amount: amountText,
  balance_after: amountText,
  currency: z.string(),
  /** Description in the player's language: lottery and issue, deposit method, last digits of a card, platform, game. */
  remark: z.string(),
  /** Id of the bet, chase, deposit, withdrawal or transfer; a game's round. */
  ref: z.string(),
  /** The provider's reference, if one took part: of a payment, or of a call to a game wallet. */
  provider_ref: z.string().nullable(),
  at: ms,
});

export const recordLog = endpoint('POST', '/api/record/log', {
  request: z.object({
    type: logType.optional(),
    /** At or after `from`, before `to`, ms; at most 366 days apart. */
    from: ms.optional(),
    to: ms.optional(),
    /** Matches either reference of an entry. */
    ref: z.string().max(160).optional(),
    cursor: cursor.optional(),
    limit: pageSize,
  }),
  reply: z.object({
    items: z.array(logRow),
    next: cursor.nullable(),
    /** Over all filtered rows, not only this page. */
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
    /** `YYYY-MM` in the platform's time zone. */
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
  about: 'Monthly statement of the main balance: opening and closing balance, and totals by type.',
});

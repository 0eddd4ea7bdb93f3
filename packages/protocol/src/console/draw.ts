import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, drawnNumbers, issueText, ms, names, pageSize, rowId, slug } from '../schemas.ts';
import { drawSource } from './lottery.ts';

export const drawStates = [
  'scheduled',
  'open',
  'closed',
  'sealed',
  'drawn',
  'settling',
  'settled',
  'void',
] as const;

/** Entries of the public journal about a draw; corrections are listed by themselves. */
const journalKinds = ['descriptor', 'seal', 'result', 'void', 'settlement'] as const;

const drawRow = z.object({
  id: rowId,
  lottery: slug,
  name: names,
  family: z.string(),
  issue: issueText,
  source: drawSource,
  state: z.enum(drawStates),
  closeAt: ms,
  drawAt: ms,
  /** Sealed bets and stakes; zero before the seal. */
  bets: z.int(),
  stakes: amountText,
  /** The published numbers. */
  result: drawnNumbers.nullable(),
  resultSource: z.enum(['feed', 'operator']).nullable(),
  /** Later official numbers, whose difference was paid. */
  corrected: drawnNumbers.nullable(),
  voidReason: z.string().nullable(),
  /** Since when the official result is awaited, and since when too long. */
  pendingAt: ms.nullable(),
  overdueAt: ms.nullable(),
  /** A command that waits for a decision about it, and who proposed it. */
  command: z.object({ id: rowId, action: z.string(), own: z.boolean(), by: z.string() }).nullable(),
});

export const consoleDrawList = endpoint('POST', '/console/draw/list', {
  request: z.object({
    /** `waiting`: official draws whose result is due. `day`: draws of one day of their lottery's zone. */
    view: z.enum(['waiting', 'day']).default('day'),
    lottery: slug.optional(),
    /** Default: today in the zone of the lottery, for all lotteries of the platform. */
    day: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .optional(),
    /** Rows before this time of draw. */
    before: ms.optional(),
    size: pageSize,
  }),
  reply: z.object({
    items: z.array(drawRow).max(100),
    next: ms.nullable(),
    /** Official draws whose result is due, up to 100. */
    waiting: z.int(),
    /** The listed day, and the zone it is in. */
    day: z.string(),
    zone: z.string(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'draw.read' },
  limit: 'other',
  writes: false,
  about: 'Draws with their step, the newest first; waiting ones the oldest first.',
});

export const consoleDrawGet = endpoint('POST', '/console/draw/get', {
  request: z.object({ id: rowId }),
  reply: drawRow.extend({
    openAt: ms,
    sealedAt: ms.nullable(),
    drawnAt: ms.nullable(),
    settledAt: ms.nullable(),
    /** Round of the beacon, for a draw of our own. */
    round: z.int().nullable(),
    descriptorHash: z.string().nullable(),
    /** What the public journal has about it, in its order. */
    journal: z
      .array(
        z.object({ seq: z.int(), kind: z.enum(journalKinds), digest: z.string(), hash: z.string(), at: ms }),
      )
      .max(20),
    /** Signed reports of the feed, in their order. */
    reports: z.array(z.object({ revision: z.int(), result: drawnNumbers, at: ms })).max(20),
    corrections: z
      .array(z.object({ number: z.int(), result: drawnNumbers, at: ms, doneAt: ms.nullable() }))
      .max(20),
    /** Address of the players' page where anybody verifies it; null while no address of a player site is known. */
    verifyUrl: z.string().nullable(),
  }),
  errors: ['operator_address_refused', 'operator_not_permitted', 'not_found'],
  access: { operator: 'draw.read' },
  limit: 'other',
  writes: false,
  about:
    'One draw with its journal and proofs. Official results are entered, voided and corrected by commands (`result.*`). No command changes a draw of our own.',
});

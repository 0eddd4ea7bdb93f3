import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, languageCode, ms, nothing, requestRid, rowId, slug } from '../schemas.ts';
import { chatMessage, orderRef } from './chat.ts';
import { depositStates } from './deposit.ts';
import { betState } from './record.ts';
import { withdrawState } from './withdraw.ts';

/** Most characters of a message (E6). */
const TEXT_MAX = 500;
/** Most cases, and most messages of a case, in one answer. */
const CASES_MAX = 50;

const serviceCase = z.object({
  id: rowId,
  /** `queued`: nobody has it yet. `open`: an agent owes an answer. `waiting`: the agent waits for the player. */
  state: z.enum(['queued', 'open', 'waiting', 'resolved', 'rated']),
  /** Number of its first message in the room. */
  from_seq: z.int().positive(),
  /** Name of the agent who has it, or had it last; null before the first one. */
  agent: z.string().nullable(),
  /** Cases that will be answered before it; null unless it is queued. */
  ahead: z.int().nonnegative().nullable(),
  created_at: ms,
  resolved_at: ms.nullable(),
  rating: z.int().min(1).max(5).nullable(),
  /** It may be rated before this time; null unless it is resolved and not rated. */
  rate_until: ms.nullable(),
});

/** A case in the list of a player's cases, with how it began. */
const listedCase = serviceCase.extend({
  first: z.object({
    kind: z.enum(['text', 'image', 'order']),
    /** The first characters of its first message; null for other kinds and when it was removed. */
    text: z.string().nullable(),
  }),
});

const order = { id: rowId, amount: amountText, currency: z.string(), at: ms };

/** An order with its state now. */
export const orderCard = z.discriminatedUnion('kind', [
  z.object({
    ...order,
    kind: z.literal('bet'),
    state: betState,
    lottery_id: slug,
    issue: z.string(),
    played: slug,
    /** With later corrections; null until decided. */
    payout: amountText.nullable(),
  }),
  z.object({ ...order, kind: z.literal('deposit'), state: z.enum(depositStates) }),
  z.object({ ...order, kind: z.literal('withdrawal'), state: withdrawState }),
]);

const sent = z.object({ message: chatMessage, case: serviceCase });

export const serviceOpen = endpoint('POST', '/api/service/open', {
  request: nothing,
  reply: z.object({
    /** The player's room; its messages are those of all the player's cases. */
    room: slug,
    /** The newest case; null before the first one. */
    case: serviceCase.nullable(),
    /** Messages of the room that the player has not read, at most 99. */
    unread: z.int().nonnegative(),
    /** Earlier cases that may still be rated, at most twenty. */
    unrated: z.int().nonnegative(),
    /** Whether cases are answered now. Outside the hours messages are kept and answered later. */
    open: z.boolean(),
    /** When answering begins again, while it is not open. */
    opens_at: ms.nullable(),
    /** Whether an agent is there who may get cases. */
    staffed: z.boolean(),
    /** Median time until the first answer of recent cases, ms; null while there are too few. */
    wait_ms: z.int().nonnegative().nullable(),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: true,
  about: "The player's room of customer service with the newest case, the hours, and the expected wait.",
});

export const serviceSend = endpoint('POST', '/api/service/send', {
  request: z
    .object({
      /** Kept over resends: the same id never makes a second message. */
      client_id: requestRid,
      text: z.string().min(1).max(TEXT_MAX).optional(),
      order: orderRef.optional(),
      /** Language in which the player wants the answer. */
      language: languageCode,
    })
    .refine(({ text, order }) => (text === undefined) !== (order === undefined), { path: ['text'] }),
  reply: sent,
  errors: ['not_found', 'idempotency_conflict', 'chat_muted'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Sends a text or an own order to customer service. Opens a case when none is open.',
});

export const servicePicture = endpoint('POST', '/api/service/picture', {
  request: z.object({
    client_id: requestRid,
    language: languageCode,
    /** PNG or JPEG in base64, at most 2 MiB as a file and 4 million pixels; clients convert others first (E1). */
    image: z.string().min(16).max(2_796_204),
  }),
  reply: sent,
  errors: ['idempotency_conflict', 'chat_muted', 'picture_invalid', 'service_pictures_full'],
  access: 'session',
  limit: 'receipt',
  writes: true,
  large: true,
  about: 'Sends a picture to customer service; the server encodes it again, which removes its metadata.',
});

export const serviceOrders = endpoint('POST', '/api/service/orders', {
  request: nothing,
  reply: z.object({ items: z.array(orderCard) }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'The newest orders of the player, to show one to customer service: up to ten of each kind.',
});

export const serviceOrder = endpoint('POST', '/api/service/order', {
  request: orderRef,
  reply: orderCard,
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'An order of the player with its state now.',
});

export const serviceRate = endpoint('POST', '/api/service/rate', {
  request: z.object({ id: rowId, rating: z.int().min(1).max(5) }),
  reply: serviceCase,
  errors: ['not_found', 'service_case_open', 'service_rated', 'service_rating_over'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Rates a resolved case, once, within the days that the settings say. The same rating again changes nothing.',
});

export const serviceHistory = endpoint('POST', '/api/service/history', {
  request: z.object({
    /** Cases before this one; without it the newest. */
    before: rowId.optional(),
    limit: z.int().min(1).max(CASES_MAX).default(CASES_MAX),
  }),
  reply: z.object({
    /** The newest first. */
    items: z.array(listedCase),
    /** Whether earlier ones follow. */
    more: z.boolean(),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about: "The player's cases, the newest first.",
});

export const serviceCaseRead = endpoint('POST', '/api/service/case', {
  request: z.object({
    id: rowId,
    /** Messages after this number; without it from the first one of the case. */
    after: z.int().nonnegative().optional(),
    limit: z.int().min(1).max(CASES_MAX).default(CASES_MAX),
  }),
  reply: z.object({
    case: listedCase,
    /** Messages of the case and of no other, the oldest first. */
    items: z.array(chatMessage),
    /** Whether more of the case follow. */
    more: z.boolean(),
  }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'One case of the player with its messages.',
});

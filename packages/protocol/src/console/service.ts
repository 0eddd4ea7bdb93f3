import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { orderRef } from '../endpoints/chat.ts';
import { orderCard } from '../endpoints/service.ts';
import { amountText, languageCode, ms, nothing, pageSize, requestRid, rowId, userName } from '../schemas.ts';

const errors = ['operator_address_refused', 'operator_not_permitted'] as const;
const acting = [...errors, 'not_found', 'service_not_assigned', 'clock_skew'] as const;

/** Most characters of a message to a player. */
const TEXT_MAX = 500;
/** Most cases that an operator can have at once. */
const CAPACITY_MAX = 20;
/** Most tags of the list, and of one case. */
const TAGS_MAX = 40;
const CASE_TAGS_MAX = 8;
const capacity = z.int().min(1).max(CAPACITY_MAX);
const tag = z.string().regex(/^[a-z0-9-]{1,30}$/);
/** A tag that ended cases can have, with its names. */
const tagTerm = z.object({ id: tag, name: z.record(languageCode, z.string()) });

/** Lists of cases. `mine`: with the operator who asks. `all`: every case that is not finished. */
const serviceViews = ['mine', 'queue', 'all', 'ended'] as const;

const supportCase = z.object({
  id: rowId,
  state: z.enum(['queued', 'open', 'waiting', 'resolved', 'rated']),
  player: z.object({ id: rowId, userName }),
  language: languageCode,
  /** 0 is the most urgent. */
  priority: z.int().min(0).max(2),
  /** Who has it, or had it last; `operator`: somebody of the console. */
  agent: z.object({ name: z.string(), operator: z.boolean(), mine: z.boolean() }).nullable(),
  createdAt: ms,
  queuedAt: ms,
  /** Time of the player's oldest message without an answer. */
  waitingSince: ms.nullable(),
  /** When an open case returns to the queue, and when a waiting one counts as resolved. */
  dueAt: ms.nullable(),
  resolvedAt: ms.nullable(),
  rating: z.int().min(1).max(5).nullable(),
  tags: z.array(tag).max(CASE_TAGS_MAX),
  /** Messages of the player that its agent has not seen, at most 99. */
  unread: z.int(),
  /** The newest message of a case that is not finished, the first one of others; `text` is null for other kinds. */
  last: z.object({ kind: z.enum(['text', 'image', 'bet', 'order', 'system']), text: z.string().nullable() }),
});

const supportMessage = z.object({
  seq: z.int().positive(),
  kind: z.enum(['text', 'image', 'bet', 'order', 'system']),
  /** From customer service, not from the player. */
  staff: z.boolean(),
  /** Name of the agent; null for the player. */
  by: z.string().nullable(),
  /** Null for other kinds, and when it was removed. */
  text: z.string().nullable(),
  removed: z.boolean(),
  /** Address of its picture, valid for an hour. */
  picture: z.string().nullable(),
  /** The order it shows, with its state now. */
  order: orderCard.nullable(),
  at: ms,
});

/** The operator who asks. */
const own = z.object({
  available: z.boolean(),
  capacity,
  /** Whether cases are given to the operator; otherwise the operator takes them from the queue. */
  given: z.boolean(),
  cases: z.int(),
});

export const consoleServiceSupport = endpoint('POST', '/console/service/support', {
  request: nothing,
  reply: z.object({
    own,
    /** Cases that wait for an agent, counted up to 1 000. */
    queued: z.int(),
    /** Messages that the operator has not seen, over all own cases. */
    unread: z.int(),
    /** Operators who can take over a case, without the one who asks. */
    colleagues: z.array(z.object({ id: rowId, name: z.string(), free: z.int() })).max(100),
    /** Tags that a case can have when it ends: the setting `serviceTags`. */
    tags: z.array(tagTerm).max(TAGS_MAX),
  }),
  errors,
  access: { operator: 'service.read' },
  limit: 'other',
  writes: false,
  about:
    'Customer support. Asking it says that an available operator is still there; after 90 s without it the operator counts as away. It does not keep the session open.',
});

export const consoleServicePresence = endpoint('POST', '/console/service/presence', {
  request: z.object({ available: z.boolean(), capacity, given: z.boolean().default(true) }),
  reply: own,
  errors: [...errors, 'clock_skew'],
  access: { operator: 'service.reply' },
  limit: 'other',
  writes: true,
  about:
    'Begins or ends answering, with the most cases at once. Cases of an operator who leaves return to their places in the queue; free capacity gets cases, unless the operator takes them: `given` is false then.',
});

export const consoleServiceList = endpoint('POST', '/console/service/list', {
  request: z.object({
    view: z.enum(serviceViews).default('mine'),
    /** Of `ended`: cases before this one, and those with this tag alone. */
    before: rowId.optional(),
    tag: tag.optional(),
    size: pageSize,
  }),
  reply: z.object({
    items: z.array(supportCase).max(100),
    next: rowId.nullable(),
    counts: z.object({ mine: z.int(), queue: z.int(), all: z.int() }),
  }),
  errors,
  access: { operator: 'service.read' },
  limit: 'other',
  writes: false,
  about: 'Cases of customer service: the longest waiting first, finished ones the newest first.',
});

export const consoleServiceCase = endpoint('POST', '/console/service/case', {
  request: z.object({
    id: rowId,
    /** Messages after this number; without it from the first one of the case. */
    after: z.int().nonnegative().optional(),
  }),
  reply: z.object({
    case: supportCase,
    /** Messages of the case, the oldest first. */
    items: z.array(supportMessage).max(200),
    /** Whether more of the case follow. */
    more: z.boolean(),
    /** The account of a trial player, who has no profile; null for others. */
    trial: z
      .object({
        balance: amountText,
        currency: z.string(),
        createdAt: ms,
        expiresAt: ms,
        seenAt: ms.nullable(),
      })
      .nullable(),
    /** Earlier cases of the player, the newest first. */
    earlier: z
      .array(z.object({ id: rowId, createdAt: ms, rating: z.int().min(1).max(5).nullable() }))
      .max(10),
  }),
  errors: [...errors, 'not_found'],
  access: { operator: 'service.read' },
  limit: 'other',
  writes: false,
  about: 'One case with its messages; orders have their state now.',
});

export const consoleServiceOrders = endpoint('POST', '/console/service/orders', {
  request: z.object({ id: rowId }),
  reply: z.object({ items: z.array(orderCard).max(30) }),
  errors: [...errors, 'not_found', 'service_not_assigned'],
  access: { operator: 'service.reply' },
  limit: 'other',
  writes: false,
  about: 'The newest orders of the player of an own case, to show one in it: up to ten of each kind.',
});

export const consoleServiceReply = endpoint('POST', '/console/service/reply', {
  request: z
    .object({
      /** Kept over resends: the same id never makes a second message. */
      rid: requestRid,
      id: rowId,
      text: z.string().min(1).max(TEXT_MAX).optional(),
      order: orderRef.optional(),
    })
    .refine(({ text, order }) => (text === undefined) !== (order === undefined), { path: ['text'] }),
  reply: z.object({ seq: z.int().positive() }),
  errors: [...acting, 'idempotency_conflict'],
  access: { operator: 'service.reply' },
  limit: 'other',
  writes: true,
  about: "Answers an own case with a text, or shows an order of the case's player in it.",
});

export const consoleServicePicture = endpoint('POST', '/console/service/picture', {
  request: z.object({
    rid: requestRid,
    id: rowId,
    /** PNG or JPEG in base64, at most 2 MiB as a file and 4 million pixels. */
    image: z.string().min(16).max(2_796_204),
  }),
  reply: z.object({ seq: z.int().positive() }),
  errors: [...acting, 'idempotency_conflict', 'picture_invalid', 'service_pictures_full'],
  access: { operator: 'service.reply' },
  limit: 'receipt',
  writes: true,
  large: true,
  about: 'Shows a picture in an own case; the server encodes it again, which removes its metadata.',
});

export const consoleServiceRead = endpoint('POST', '/console/service/read', {
  request: z.object({ id: rowId, seq: z.int().positive() }),
  reply: z.object({ seq: z.int().nonnegative() }),
  errors: acting,
  access: { operator: 'service.reply' },
  limit: 'other',
  writes: true,
  about: 'Marks messages of an own case as seen, up to a number. An earlier number changes nothing.',
});

export const consoleServiceTyping = endpoint('POST', '/console/service/typing', {
  request: z.object({ id: rowId }),
  reply: nothing,
  errors: [...errors, 'not_found', 'service_not_assigned'],
  access: { operator: 'service.reply' },
  limit: 'other',
  writes: false,
  about: 'Tells the player of an own case that an answer is being written. Nothing is stored.',
});

export const consoleServiceTake = endpoint('POST', '/console/service/take', {
  request: z.object({ id: rowId }),
  reply: nothing,
  errors: [...errors, 'not_found', 'clock_skew', 'service_case_taken', 'service_no_room'],
  access: { operator: 'service.reply' },
  limit: 'other',
  writes: true,
  about:
    'Takes a chosen case out of the queue, also outside the hours of service. `service_case_taken` when somebody else was first or the case has ended; `service_no_room` when the operator is away or has as many as they take. An own case stays as it is.',
});

export const consoleServiceHandOver = endpoint('POST', '/console/service/hand-over', {
  request: z.object({
    id: rowId,
    /** A colleague who answers; without one the case returns to its place in the queue. */
    to: rowId.optional(),
  }),
  reply: nothing,
  errors: [...acting, 'service_agent_full'],
  access: { operator: 'service.reply' },
  limit: 'other',
  writes: true,
  about: 'Gives an own case to a colleague with free capacity, or back to the queue.',
});

export const consoleServiceResolve = endpoint('POST', '/console/service/resolve', {
  request: z.object({ id: rowId, tags: z.array(tag).max(CASE_TAGS_MAX).default([]) }),
  reply: nothing,
  errors: [...acting, 'service_tag_unknown'],
  access: { operator: 'service.reply' },
  limit: 'other',
  writes: true,
  about:
    'Ends an own case as answered; the player may rate it. Its tags are of the list. Ending it again changes nothing.',
});

const answerName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/);

export const consoleServiceAnswers = endpoint('POST', '/console/service/answers', {
  request: nothing,
  reply: z.object({
    items: z
      .array(
        z.object({
          /** What is typed after a slash. */
          name: answerName,
          language: languageCode,
          text: z.string(),
          by: z.string(),
          at: ms,
        }),
      )
      .max(2_000),
  }),
  errors,
  access: { operator: 'service.read' },
  limit: 'other',
  writes: false,
  about: 'Canned answers in each language, by name.',
});

export const consoleServiceAnswer = endpoint('POST', '/console/service/answer', {
  request: z.object({
    name: answerName,
    language: languageCode,
    /** An empty text takes the answer away in this language. */
    text: z.string().trim().max(TEXT_MAX),
  }),
  reply: nothing,
  errors: [...errors, 'clock_skew', 'service_answers_full'],
  access: { operator: 'service.answers' },
  limit: 'other',
  writes: true,
  about:
    'Writes a canned answer in one language. Earlier texts are kept; the newest one holds. The same text again changes nothing.',
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reportReason } from '../endpoints/chat.ts';
import { ms, nothing, pageSize, requestRid, rowId, slug, userName } from '../schemas.ts';

const errors = ['operator_address_refused', 'operator_not_permitted'] as const;
const acting = [...errors, 'not_found', 'clock_skew'] as const;

/** Longest mute: a year. */
const MINUTES_MAX = 525_600;
const seq = z.int().positive();
const message = { room: slug, seq };
const rid = requestRid;
/** The player concerned reads it. */
const reason = z.string().trim().min(1).max(200);
const player = z.object({ id: rowId, userName });

const act = z.object({
  id: rowId,
  what: z.enum(['mute', 'unmute', 'remove']),
  room: slug,
  seq: seq.nullable(),
  player,
  /** Who acted: an operator, or null for the agent of a team in the own room. */
  by: z.string().nullable(),
  /** The operator who asks has acted. */
  own: z.boolean(),
  reason: z.string(),
  /** End of a mute. */
  until: ms.nullable(),
  /** The message that was removed, for those who decide about it; null for others. */
  text: z.string().nullable(),
  at: ms,
  appeal: z
    .object({
      text: z.string(),
      at: ms,
      answer: z.object({ upheld: z.boolean(), reason: z.string(), by: z.string(), at: ms }).nullable(),
    })
    .nullable(),
});

export const consoleChatReports = endpoint('POST', '/console/chat/reports', {
  request: nothing,
  reply: z.object({
    items: z
      .array(
        z.object({
          ...message,
          kind: z.enum(['text', 'image', 'bet', 'order', 'system']),
          text: z.string().nullable(),
          sender: player,
          /** The sender may not write in this room until then. */
          mutedUntil: ms.nullable(),
          at: ms,
          reports: z.int(),
          reasons: z.array(reportReason).max(10),
          /** Time of the first report. */
          since: ms,
        }),
      )
      .max(100),
    counts: z.object({ reports: z.int(), appeals: z.int() }),
  }),
  errors,
  access: { operator: 'chat.read' },
  limit: 'other',
  writes: false,
  about: 'Reported messages of rooms that nobody has dealt with, the longest waiting first.',
});

export const consoleChatAppeals = endpoint('POST', '/console/chat/appeals', {
  request: nothing,
  reply: z.object({ items: z.array(act).max(100) }),
  errors,
  access: { operator: 'chat.read' },
  limit: 'other',
  writes: false,
  about: 'Acts of moderators whose appeal has no answer, the longest waiting first.',
});

export const consoleChatActs = endpoint('POST', '/console/chat/acts', {
  request: z.object({ before: rowId.optional(), size: pageSize }),
  reply: z.object({ items: z.array(act).max(100), next: rowId.nullable() }),
  errors,
  access: { operator: 'chat.read' },
  limit: 'other',
  writes: false,
  about: 'What moderators did about players, with appeals and their answers, the newest first.',
});

export const consoleChatRemove = endpoint('POST', '/console/chat/remove', {
  request: z.object({ rid, ...message, reason }),
  reply: nothing,
  errors: acting,
  access: { operator: 'chat.moderate' },
  limit: 'other',
  writes: true,
  about:
    'Removes the content of a message; the player reads the reason and may appeal. Removing it again changes nothing.',
});

export const consoleChatMute = endpoint('POST', '/console/chat/mute', {
  request: z.object({
    rid,
    room: slug,
    player: rowId,
    /** From now on; 0 ends a mute. */
    minutes: z.int().min(0).max(MINUTES_MAX),
    reason,
  }),
  reply: z.object({ until: ms.nullable() }),
  errors: [...acting, 'idempotency_conflict'],
  access: { operator: 'chat.moderate' },
  limit: 'other',
  writes: true,
  about: 'Keeps a player from writing in a room, or ends that; the player reads the reason and may appeal.',
});

export const consoleChatDismiss = endpoint('POST', '/console/chat/dismiss', {
  request: z.object({ rid, ...message, reason }),
  reply: nothing,
  errors: acting,
  access: { operator: 'chat.moderate' },
  limit: 'other',
  writes: true,
  about: 'Closes the reports of a message in which there is nothing to remove.',
});

export const consoleChatDecide = endpoint('POST', '/console/chat/decide', {
  request: z.object({ rid, act: rowId, upheld: z.boolean(), reason }),
  reply: nothing,
  errors: [...acting, 'appeal_own', 'appeal_ended'],
  access: { operator: 'chat.appeal' },
  limit: 'other',
  writes: true,
  about:
    'Answers an appeal, never of an own act. Agreeing with an appeal against a mute ends the mute. The player reads the reason.',
});

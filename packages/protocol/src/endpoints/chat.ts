import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ms, nothing, requestRid, rowId, slug } from '../schemas.ts';
import { maskedName } from './team.ts';

/** Most characters of a message (E6), and most messages of one answer. */
const TEXT_MAX = 500;
const PAGE_MAX = 200;

/** Name of a room: `hall`, or a family of lotteries, or a name that its members got from the platform. */
const roomName = slug;
/** Number of a message. Numbers of a room begin at 1 and have no gaps. */
const seq = z.int().positive();
const seqFrom0 = z.int().nonnegative();

export const chatMessage = z.object({
  seq,
  kind: z.enum(['text', 'image', 'bet', 'order', 'system']),
  /** Null for messages of the platform. */
  from: z.object({ id: rowId, name: maskedName, staff: z.boolean() }).nullable(),
  /** The id that the sender's client chose for it. */
  client_id: z.string(),
  /** As typed; never markup. Null when it was removed, and for messages without a text. */
  text: z.string().nullable(),
  /** Its content was removed by a moderator. */
  removed: z.boolean(),
  /** A message of the platform that says which earlier message was removed. */
  removes: seq.nullable(),
  at: ms,
});

export const chatRoom = z.object({
  room: roomName,
  kind: z.enum(['hall', 'family', 'service', 'team']),
  /** Whether anybody may write in it now. */
  open: z.boolean(),
  /** Least time between two messages of one player, ms. */
  slow_ms: z.int(),
  /** Number of the newest message; 0 in an empty room. */
  last_seq: seqFrom0,
  /** What the player has read; null before joining. */
  read_seq: seqFrom0.nullable(),
  role: z.enum(['member', 'moderator', 'staff']).nullable(),
  /** The player may not write in it until then. */
  muted_until: ms.nullable(),
});

export const chatRooms = endpoint('POST', '/api/chat/rooms', {
  request: nothing,
  reply: z.object({
    items: z.array(chatRoom),
    /** What moderators did that concerns the player, the newest first. */
    acts: z.array(
      z.object({
        id: rowId,
        room: roomName,
        /** The message that was removed. */
        seq: seq.nullable(),
        act: z.enum(['mute', 'unmute', 'remove']),
        reason: z.string(),
        until: ms.nullable(),
        at: ms,
      }),
    ),
  }),
  errors: [],
  access: 'session',
  limit: 'other',
  writes: false,
  about:
    'The rooms that the player may read, with the last number and what was read, and acts of moderators about the player.',
});

export const chatJoin = endpoint('POST', '/api/chat/join', {
  request: z.object({ room: roomName }),
  reply: chatRoom,
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Joins a room; earlier messages count as read. Joining again changes nothing.',
});

export const chatMessages = endpoint('POST', '/api/chat/messages', {
  request: z
    .object({
      room: roomName,
      /** Messages after this number: what the client misses. */
      after: seqFrom0.optional(),
      /** Older messages, before this number. Without either: the newest. */
      before: seq.optional(),
      limit: z.int().min(1).max(PAGE_MAX).default(PAGE_MAX),
    })
    .refine(({ after, before }) => after === undefined || before === undefined, { path: ['before'] }),
  reply: z.object({
    /** By number, the oldest first. */
    items: z.array(chatMessage),
    /** Number of the newest message of the room. */
    last_seq: seqFrom0,
    /** Whether more follow in the direction that was asked for. */
    more: z.boolean(),
  }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Messages of a room after a number or before one.',
});

export const chatSend = endpoint('POST', '/api/chat/send', {
  request: z.object({
    room: roomName,
    /** Kept over resends: the same id never makes a second message. */
    client_id: requestRid,
    text: z.string().min(1).max(TEXT_MAX),
  }),
  reply: chatMessage,
  errors: [
    'not_found',
    'idempotency_conflict',
    'trial_not_allowed',
    'self_excluded',
    'timeout_active',
    'session_limit_reached',
    'chat_closed',
    'chat_muted',
    'chat_too_fast',
    'chat_refused_words',
    'chat_refused_link',
  ],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Sends a text to a room.',
});

export const chatRead = endpoint('POST', '/api/chat/read', {
  request: z.object({ room: roomName, seq: seqFrom0 }),
  reply: z.object({ read_seq: seqFrom0 }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Marks messages as read up to a number; what was read stays read.',
});

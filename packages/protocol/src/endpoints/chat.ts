import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountText,
  betContent,
  drawnNumbers,
  issueText,
  ms,
  nothing,
  requestRid,
  rowId,
  slug,
} from '../schemas.ts';
import { betState } from './record.ts';
import { maskedName } from './team.ts';

/** Most characters of a message (E6), and most messages of one answer. */
const TEXT_MAX = 500;
const PAGE_MAX = 200;

/** Name of a room: `hall`, or a family of lotteries, or a name that its members got from the platform. */
const roomName = slug;
/** Number of a message. Numbers of a room begin at 1 and have no gaps. */
const seq = z.int().positive();
const seqFrom0 = z.int().nonnegative();

/** An order of the player: a bet, a deposit or a withdrawal. */
export const orderRef = z.object({ kind: z.enum(['bet', 'deposit', 'withdrawal']), id: rowId });

export const chatMessage = z.object({
  seq,
  kind: z.enum(['text', 'image', 'bet', 'order', 'system']),
  /** Null for messages of the platform. */
  from: z.object({ id: rowId, name: maskedName, staff: z.boolean() }).nullable(),
  /** The id that the sender's client chose for it. */
  client_id: z.string(),
  /** As typed; never markup. Null when it was removed, and for messages without a text. */
  text: z.string().nullable(),
  /** Address of its picture, valid for an hour; absent without one, and after a removal. */
  picture: z.string().optional(),
  /** The order it shows, by reference: its state is asked for when it is shown. */
  order: orderRef.optional(),
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
        /** The player's appeal, and what an operator decided; null without one. */
        appeal: z
          .object({
            text: z.string(),
            at: ms,
            answer: z.object({ upheld: z.boolean(), reason: z.string(), at: ms }).nullable(),
          })
          .nullable(),
      }),
    ),
    /** Accounts whose messages the player does not want to see, the newest first. */
    blocked: z.array(z.object({ id: rowId, name: maskedName, at: ms })),
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

/** Most cards of one answer. */
const CARDS_MAX = 50;

export const chatShareBet = endpoint('POST', '/api/chat/share-bet', {
  request: z.object({
    room: roomName,
    /** Kept over resends: the same id never makes a second message. */
    client_id: requestRid,
    bet_id: rowId,
    /** Whether the card shows the stake and the payout. */
    stake: z.boolean(),
  }),
  reply: chatMessage,
  errors: [
    'not_found',
    'idempotency_conflict',
    'trial_not_allowed',
    'self_excluded',
    'timeout_active',
    'session_limit_reached',
    'reality_check_due',
    'limit_stake_reached',
    'limit_loss_reached',
    'chat_closed',
    'chat_muted',
    'chat_too_fast',
    'chat_shares_used_up',
  ],
  access: 'session',
  limit: 'other',
  writes: true,
  about: "Shares one of the player's bets in a public room, as a message that refers to it.",
});

export const chatCards = endpoint('POST', '/api/chat/cards', {
  request: z.object({ room: roomName, seqs: z.array(seq).min(1).max(CARDS_MAX) }),
  reply: z.object({
    /** In the order of their messages; messages that are no shared bet, or were removed, are left out. */
    items: z.array(
      z.object({
        seq,
        lottery_id: slug,
        issue: issueText,
        played: slug,
        /** Cut to its first 400 characters; `content_cut` marks that. */
        content: betContent,
        content_cut: z.boolean(),
        lines: z.int(),
        state: betState,
        /** Chance of one line to win, exact; lines of different kinds have different ones. */
        chances: z.array(z.object({ wins: z.string(), total: z.string() })),
        /** Expected payout per unit staked at the odds of the bet, lowest and highest of the kinds, ppm. */
        return_ppm: z.object({ least: z.int(), most: z.int() }),
        /** Null when the sharer did not want it. */
        stake: amountText.nullable(),
        /** With later corrections; null until decided, and without the stake. */
        payout: amountText.nullable(),
        close_at: ms,
        draw_at: ms,
        result: drawnNumbers.nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: false,
  about: 'Shared bets of a room as they are now: open, won or lost.',
});

export const chatCopyBet = endpoint('POST', '/api/chat/copy-bet', {
  request: z.object({ room: roomName, seq }),
  reply: z.object({
    lottery_id: slug,
    issue: issueText,
    played: slug,
    content: betContent,
    /** The reader's own last terms in this lottery, or the smallest ones; never those of the sharer. */
    unit_stake: amountText,
    multiple: z.int(),
  }),
  errors: [
    'not_found',
    'trial_not_allowed',
    'self_excluded',
    'timeout_active',
    'session_limit_reached',
    'reality_check_due',
    'limit_stake_reached',
    'limit_loss_reached',
    'draw_closed',
  ],
  access: 'session',
  limit: 'other',
  writes: false,
  largeReply: true,
  about: 'What a shared bet puts on the slip of a reader while its issue is open. It places nothing.',
});

/** What is wrong with a message: of a report, and of an act of an agent in the room of the own team. */
export const reportReason = z.enum(['insult', 'scam', 'advert', 'leading', 'other']);

export const chatReport = endpoint('POST', '/api/chat/report', {
  request: z.object({ room: roomName, seq, reason: reportReason }),
  reply: z.object({ at: ms }),
  errors: ['not_found', 'chat_reports_full'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: 'Reports a message of another player to the moderators; a repetition is the same report.',
});

export const chatBlock = endpoint('POST', '/api/chat/block', {
  request: z.object({ user: rowId, blocked: z.boolean() }),
  reply: z.object({ blocked: z.boolean() }),
  errors: ['not_found', 'chat_blocks_full'],
  access: 'session',
  limit: 'other',
  writes: true,
  about: "Puts another player on the caller's block list, or takes them off it.",
});

export const chatAppeal = endpoint('POST', '/api/chat/appeal', {
  request: z.object({ act: rowId, text: z.string().min(1).max(TEXT_MAX) }),
  reply: z.object({ at: ms }),
  errors: ['not_found', 'chat_appealed'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    'Appeals against an act of a moderator about the player, once; the same text again is the same appeal.',
});

export const chatTeamRemove = endpoint('POST', '/api/chat/team/remove', {
  request: z.object({ room: roomName, seq, reason: reportReason }),
  reply: nothing,
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    "Removes a message in the room of the caller's own team. The sender sees it with the reason, and may appeal.",
});

/** Longest mute by an agent: a week. */
const TEAM_MUTE_MAX = 10_080;

export const chatTeamMute = endpoint('POST', '/api/chat/team/mute', {
  request: z.object({
    room: roomName,
    user: rowId,
    /** 0 ends a mute. */
    minutes: z.int().min(0).max(TEAM_MUTE_MAX),
    reason: reportReason,
  }),
  reply: z.object({ until: ms.nullable() }),
  errors: ['not_found'],
  access: 'session',
  limit: 'other',
  writes: true,
  about:
    "Keeps a direct member from writing in the room of the caller's own team, or ends that. The member sees it with the reason, and may appeal.",
});

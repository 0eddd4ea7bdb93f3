/**
 * Socket events. They are hints: the HTTP answer is authoritative, and a client that was disconnected fetches what it
 * missed. Times are ms since the epoch, amounts decimal text with 4 places.
 */

import type { InboxEvent } from './endpoints/inbox.ts';

/** Path of the socket (R7.7). */
export const SOCKET_PATH = '/socket.io';

/** Packet types of the connection in wire order, `connect` = 0 (R7.7). */
export const packetTypes = [
  'connect',
  'disconnect',
  'event',
  'ack',
  'connect_error',
  'binary event',
  'binary ack',
] as const;
export type PacketType = (typeof packetTypes)[number];

/** Reasons why a connection fails or ends, in the wording of socket.io (R8.5). */
export const socketErrors = [
  'server error',
  'ping timeout',
  'transport close',
  'parse error',
  'timeout',
  'operation has timed out',
  'socket has been disconnected',
] as const;
export type SocketError = (typeof socketErrors)[number];

/** Client connection settings (R9.7), ms; attempts are unlimited and acks have no timeout. */
export const SOCKET_OPTIONS = {
  path: SOCKET_PATH,
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
} as const;

/** Handshake data of a connecting client (E11). Anonymous clients send no token and get public draw events only. */
export interface SocketHandshake {
  readonly token?: string;
  readonly agent: 'pc' | 'wap';
  /** Native apps only: the device secret (A9). */
  readonly device?: string;
}

/** The server joins rooms on the client's request; the client never joins by itself (E11). */
export const rooms = {
  lottery: (lotteryId: string) => `lottery:${lotteryId}` as const,
  user: (userId: number) => `user:${userId}` as const,
  chat: (room: string) => `chat:${room}` as const,
};
export type Room = ReturnType<(typeof rooms)[keyof typeof rooms]>;

/** Newest entry of the public journal (`lot/v1` step 8). Clients keep the last one and warn on a fork. */
export interface JournalHead {
  readonly seq: number;
  /** SHA-256 of the entry, lower-case hex. */
  readonly hash: string;
}

/** Common part of every draw event. */
export interface DrawEvent {
  readonly lottery_id: string;
  readonly draw_id: number;
  readonly issue: string;
  /** Server time of the event. */
  readonly at: number;
  /** Journal head at that time; null before its first entry. */
  readonly head: JournalHead | null;
}

export interface DrawOpen extends DrawEvent {
  readonly open_at: number;
  readonly close_at: number;
  readonly draw_at: number;
  readonly round: number | null;
  readonly descriptor_hash: string | null;
}

export interface DrawClosing extends DrawEvent {
  readonly close_at: number;
}

export interface DrawClosed extends DrawEvent {
  readonly close_at: number;
  readonly draw_at: number;
}

export interface DrawSealed extends DrawEvent {
  readonly bets: number;
  readonly stake_total: string;
  /** Root of the sealed bets, the revealed seed, and the signature of the seal, in hex. */
  readonly bets_root: string;
  readonly seed: string | null;
  readonly signature: string;
}

/** The official draw is over; its result is pending. */
export interface DrawPending extends DrawEvent {
  readonly draw_at: number;
}

export interface DrawResult extends DrawEvent {
  /** Drawn numbers in the draw JSON of the lottery's family. */
  readonly result: DrawnNumbers;
  readonly source: 'verifiable' | 'feed' | 'operator';
}

/** Official numbers of a settled draw were corrected; the differences are being paid. */
export interface DrawCorrected extends DrawEvent {
  readonly result: DrawnNumbers;
}

export interface DrawSettled extends DrawEvent {
  /** Root over the outcome rows, hex; absent without bets. */
  readonly settlement_root: string | null;
}

export interface DrawVoid extends DrawEvent {
  /** Message key of the reason. */
  readonly reason: string;
}

export type DrawnNumbers =
  | readonly number[]
  | { readonly main: readonly number[]; readonly special: number; readonly year: string }
  | { readonly main: readonly number[]; readonly extra: readonly number[] };

/** The player's bets of one draw are settled; only bets with a payout are listed. */
export interface BetSettled {
  readonly lottery_id: string;
  readonly issue: string;
  readonly bets: number;
  readonly stake: string;
  readonly payout: string;
  readonly won: readonly { readonly bet_id: number; readonly payout: string }[];
}

/** Official numbers were corrected for a draw with bets of the player; the difference was paid. */
export interface BetCorrected {
  readonly lottery_id: string;
  readonly issue: string;
  readonly bets: number;
  /** Total paid for this correction over all those bets; nothing is ever taken back. */
  readonly extra: string;
}

/** A chase of the player changed; the list and detail calls have the rest. */
export interface ChaseMoved {
  readonly chase_id: number;
  readonly lottery_id: string;
  readonly state: 'running' | 'paused' | 'done' | 'stopped';
  readonly ended_by: 'finished' | 'won' | 'loss' | 'player' | 'refused' | null;
  /** Issues planned, placed and skipped. */
  readonly issues: number;
  readonly placed: number;
  readonly skipped: number;
  readonly held: string;
}

/** A withdrawal of the player changed state. */
export interface WithdrawMoved {
  readonly id: number;
  readonly state:
    | 'requested'
    | 'reviewing'
    | 'approved'
    | 'sending'
    | 'sent'
    | 'confirmed'
    | 'rejected'
    | 'failed';
}

/** Main balance after a change, and the cause; `seq` grows with each change, so the client drops older hints. */
export interface BalanceChanged {
  readonly balance: string;
  readonly currency: string;
  readonly cause:
    | 'bet'
    | 'win'
    | 'refund'
    | 'deposit'
    | 'withdrawal'
    | 'transfer'
    | 'bonus'
    | 'rebate'
    | 'other';
  readonly seq: number;
}

export interface Notice {
  readonly id: number;
  /** Message key, or null when the notice carries its own text. */
  readonly key: string | null;
  readonly title: string;
  readonly text: string;
  readonly at: number;
}

/**
 * A message of a chat room, as the calls return it. A client that misses an earlier number fetches the difference; one with `removes`
 * says that the content of that message is gone.
 */
export interface ChatMessage {
  readonly room: string;
  readonly seq: number;
  readonly kind: 'text' | 'image' | 'bet' | 'order' | 'system';
  readonly from: { readonly id: number; readonly name: string; readonly staff: boolean } | null;
  readonly client_id: string;
  readonly text: string | null;
  readonly picture?: string | undefined;
  readonly order?: { readonly kind: 'bet' | 'deposit' | 'withdrawal'; readonly id: number } | undefined;
  readonly removed: boolean;
  readonly removes: number | null;
  readonly at: number;
}

/** Messages of one busy room, by number: as many as were posted within some ms. */
export interface ChatMessages {
  readonly room: string;
  readonly items: readonly Omit<ChatMessage, 'room'>[];
}

/** The player read messages of a room, on this or another device: all up to this number. */
export interface ChatRead {
  readonly room: string;
  readonly seq: number;
}

/** Something happened that the notification centre lists. */
export interface InboxAdded {
  readonly event: InboxEvent;
  /** Whether it is announced now, by a toast and a sound: not in quiet hours, for kinds that are off, or during a break. */
  readonly loud: boolean;
}

/** Events were read, on this or another device: those with these ids, and all up to `up_to` (0: none). */
export interface InboxRead {
  readonly ids: readonly number[];
  readonly up_to: number;
}

/** A turn of a wheel has its result. */
export interface SpinDrawn {
  readonly spin: number;
  readonly offer: string;
}

/** Versions of the cached lists that changed (R3.6). */
export interface CacheVersionChanged {
  readonly versions: Readonly<Record<string, string>>;
}

export interface SessionEnded {
  /** Code of the catalogue in `errors.ts`. */
  readonly code:
    | 'please_login'
    | 'account_blocked'
    | 'self_excluded'
    | 'timeout_active'
    | 'session_limit_reached';
}

/** Events to the client, by name. */
export interface ServerEvents {
  'draw:open': DrawOpen;
  'draw:closing': DrawClosing;
  'draw:closed': DrawClosed;
  'draw:sealed': DrawSealed;
  'draw:pending': DrawPending;
  'draw:result': DrawResult;
  'draw:settled': DrawSettled;
  'draw:corrected': DrawCorrected;
  'draw:void': DrawVoid;
  'bet:settled': BetSettled;
  'bet:corrected': BetCorrected;
  chase: ChaseMoved;
  withdraw: WithdrawMoved;
  balance: BalanceChanged;
  'spin:drawn': SpinDrawn;
  notice: Notice;
  'chat:message': ChatMessage;
  'chat:messages': ChatMessages;
  /** What concerns the player in chat rooms changed: a mute, a removal, a block; the client refetches the list of rooms. */
  'chat:changed': Readonly<Record<string, never>>;
  'chat:read': ChatRead;
  /** Somebody else is writing in a room the client has joined. */
  'chat:typing': { readonly room: string };
  /** The player's case of customer service changed; the client refetches it. */
  'service:changed': Readonly<Record<string, never>>;
  'cache:version': CacheVersionChanged;
  /** Limits, breaks or the reality check changed, on this or another device; the client refetches the state. */
  'protection:changed': Readonly<Record<string, never>>;
  /** The player's VIP level rose; the client refetches their data and rewards. */
  'rewards:changed': Readonly<Record<string, never>>;
  /** The player's team, or a rate in it that concerns the player, changed; the client refetches their data and the team. */
  'team:changed': Readonly<Record<string, never>>;
  /** Notices of the platform were added, replaced or stopped; the client refetches those in force. */
  'notice:changed': Readonly<Record<string, never>>;
  'inbox:event': InboxAdded;
  'inbox:read': InboxRead;
  /** What is announced to the player changed on one of their devices; the client refetches the settings. */
  'inbox:settings': Readonly<Record<string, never>>;
  'session:ended': SessionEnded;
}

/** Events from the client, by name: joining and leaving a lottery or a chat room, and that the player is writing in one. */
export interface ClientEvents {
  'lottery:watch': { readonly lottery: readonly string[] };
  'lottery:leave': { readonly lottery: readonly string[] };
  /** `after`: number of the last message that the client has; the answer has what follows. */
  'chat:join': { readonly room: string; readonly after?: number };
  'chat:leave': { readonly room: string };
  /** The player is writing in a room the socket has joined. A hint, told on at most every other second and never stored. */
  'chat:typing': { readonly room: string };
}

/** What a client has missed of a chat room, as `/api/chat/messages` answers. `more`: it is too much for this answer, which has none of it. */
export interface ChatMissed {
  readonly items: readonly Omit<ChatMessage, 'room'>[];
  readonly last_seq: number;
  readonly more: boolean;
}

/** Acknowledgement of a client event: success, or the code of the refusal. `missed`: of `chat:join` with `after`. */
export type SocketAck =
  | { readonly ok: true; readonly now: number; readonly missed?: ChatMissed }
  | { readonly ok: false; readonly code: string };

export type ServerEventName = keyof ServerEvents;
export type ClientEventName = keyof ClientEvents;
export type DrawEventName = Extract<ServerEventName, `draw:${string}`>;

/** Names of the events to the client, each once. */
export const serverEvents = Object.keys({
  'draw:open': 1,
  'draw:closing': 1,
  'draw:closed': 1,
  'draw:sealed': 1,
  'draw:pending': 1,
  'draw:result': 1,
  'draw:settled': 1,
  'draw:corrected': 1,
  'draw:void': 1,
  'bet:settled': 1,
  'bet:corrected': 1,
  chase: 1,
  withdraw: 1,
  balance: 1,
  'spin:drawn': 1,
  notice: 1,
  'chat:message': 1,
  'chat:messages': 1,
  'chat:changed': 1,
  'chat:read': 1,
  'chat:typing': 1,
  'service:changed': 1,
  'cache:version': 1,
  'protection:changed': 1,
  'rewards:changed': 1,
  'team:changed': 1,
  'notice:changed': 1,
  'inbox:event': 1,
  'inbox:read': 1,
  'inbox:settings': 1,
  'session:ended': 1,
} satisfies Record<ServerEventName, 1>) as readonly ServerEventName[];

/** Names of the events from the client, each once. */
export const clientEvents = Object.keys({
  'lottery:watch': 1,
  'lottery:leave': 1,
  'chat:join': 1,
  'chat:leave': 1,
  'chat:typing': 1,
} satisfies Record<ClientEventName, 1>) as readonly ClientEventName[];

/** The two maps in the form that socket.io types require. */
export type ServerToClient = { [Name in ServerEventName]: (payload: ServerEvents[Name]) => void };
export type ClientToServer = {
  [Name in ClientEventName]: (payload: ClientEvents[Name], ack: (answer: SocketAck) => void) => void;
};

/** Maximum events per second on a socket, and bytes per message (E11). */
export const SOCKET_LIMITS = {
  eventsPerSecond: 20,
  messageBytes: 16 * 1024,
  perAccount: 5,
  perAddress: 20,
} as const;

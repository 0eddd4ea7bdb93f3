import type { KeyObject } from 'node:crypto';
import type { ChatMissed, ServerEventName, ServerEvents } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { Gate } from '../admission/index.ts';
import type { Metrics, SessionGate } from '../http/index.ts';
import type { Store } from '../store/index.ts';

/** Limits of open sockets (E11); settings of the platform. The number of sockets is limited by the gate. */
export interface SocketLimits {
  readonly eventsPerSecond: number;
}

export interface SocketDeps {
  readonly mode: 'demo' | 'test' | 'production';
  readonly gate: Gate;
  /** Server time in ms since the epoch. */
  readonly now: () => number;
  readonly xsrfKey: KeyObject;
  readonly sessions: Pick<SessionGate, 'find'>;
  /** Returns those of the sessions that have ended. */
  readonly over: (sessionIds: readonly bigint[], now: number) => Promise<bigint[]>;
  readonly lotteryExists: (id: string) => boolean;
  readonly limits: () => SocketLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Set when several nodes serve one platform: events to a player then reach the player's sockets on every node. */
  readonly cluster?: Store;
}

/** What the module with the chat rooms answers sockets. */
export interface ChatReaders {
  /** Whether a player gets the messages of a room now. */
  mayRead(userId: bigint, room: string): Promise<boolean>;
  /** The messages of a room after a number, for those who may read it. Many askers at once share a reading. */
  missed(room: string, after: number): Promise<ChatMissed>;
}

/** Hears that a player is writing in a chat room that the player may read. Nobody waits for it. */
export type HearTyping = (userId: bigint, room: string) => Promise<void>;

/** Sends events. Events are hints: no code waits for them or relies on them. */
export interface Emit {
  /** To the sockets of this node that watch a lottery; each node learns of draws by itself. */
  lottery<Name extends ServerEventName>(lotteryId: string, event: Name, payload: ServerEvents[Name]): void;
  /** To all sockets of a player, on every node. */
  user<Name extends ServerEventName>(userId: bigint, event: Name, payload: ServerEvents[Name]): void;
  /** To the sockets that have joined a chat room, on every node. Messages of a busy room are sent together (`chat:messages`). */
  chat<Name extends ServerEventName>(room: string, event: Name, payload: ServerEvents[Name]): void;
  /** To every socket of this node. */
  all<Name extends ServerEventName>(event: Name, payload: ServerEvents[Name]): void;
}

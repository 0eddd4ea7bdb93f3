import type { KeyObject } from 'node:crypto';
import type { ServerEventName, ServerEvents } from '@tessera/protocol';
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

/** Whether a player may read a chat room. */
export type MayReadRoom = (userId: bigint, room: string) => Promise<boolean>;

/** Sends events. Events are hints: no code waits for them or relies on them. */
export interface Emit {
  /** To the sockets of this node that watch a lottery; each node learns of draws by itself. */
  lottery<Name extends ServerEventName>(lotteryId: string, event: Name, payload: ServerEvents[Name]): void;
  /** To all sockets of a player, on every node. */
  user<Name extends ServerEventName>(userId: bigint, event: Name, payload: ServerEvents[Name]): void;
  /** To the sockets that have joined a chat room, on every node. */
  chat<Name extends ServerEventName>(room: string, event: Name, payload: ServerEvents[Name]): void;
  /** To every socket of this node. */
  all<Name extends ServerEventName>(event: Name, payload: ServerEvents[Name]): void;
}

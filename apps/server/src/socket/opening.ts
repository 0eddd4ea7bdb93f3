import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import type { Client, Gate, Handshake } from '../admission/index.ts';

type Engine = Server['engine'];
/** A connection of Engine.IO, the lower layer of Socket.IO, on either transport. */
export interface EngineConnection {
  /** The first request; gone once the socket is open. */
  request?: IncomingMessage | undefined;
  readonly readyState: string;
  on(event: 'data', listener: (data: unknown) => void): unknown;
  once(event: 'close', listener: () => void): unknown;
  close(discard?: boolean): unknown;
}

/** A connection without an open socket is closed after this time. */
const OPENING_MS = 10_000;

/**
 * Connections whose handshake has begun and whose socket is not open yet. Their number and duration are limited (E11).
 */
export interface Openings {
  /** Reserves a place for a handshake before anything about it is stored. Returns false when the limit is reached. */
  begin(request: IncomingMessage): boolean;
  /** Follows the connections of one engine. */
  follow(engine: Engine): void;
  /** The client of a connection whose socket is not open yet. */
  clientOf(connection: EngineConnection): Client;
  /**
   * Releases the place of a connection whose socket is open, as the socket holds its own places, and its first request,
   * whose headers and buffers would stay in memory as long as the connection.
   */
  opened(connection: EngineConnection): void;
}

export function createOpenings(gate: Pick<Gate, 'clientOf' | 'handshake'>): Openings {
  const begun = new WeakMap<IncomingMessage, { readonly handshake: Handshake; readonly drop: () => void }>();
  const waiting = new WeakMap<EngineConnection, () => void>();
  return {
    begin(request) {
      const handshake = gate.handshake(request);
      if (!handshake) return false;
      // A failed handshake makes no connection, so the end of its request's socket releases the place.
      const drop = () => handshake.leave();
      request.socket.once('close', drop);
      begun.set(request, { handshake, drop });
      return true;
    },
    follow(engine) {
      engine.on('connection_error', ({ req }: { req?: IncomingMessage }) => {
        if (req) begun.get(req)?.handshake.leave();
      });
      engine.on('connection', (connection: EngineConnection) => {
        const { request } = connection;
        const started = request && begun.get(request);
        if (!started) return;
        // From here on the place belongs to the connection, which may outlive its first request.
        request.socket.off('close', started.drop);
        const late = setTimeout(() => connection.close(true), OPENING_MS);
        const leave = () => {
          clearTimeout(late);
          started.handshake.leave();
        };
        waiting.set(connection, leave);
        connection.once('close', leave);
      });
    },
    clientOf({ request }) {
      if (!request) throw new Error('the socket of this connection is open');
      return begun.get(request)?.handshake.client ?? gate.clientOf(request);
    },
    opened(connection) {
      waiting.get(connection)?.();
      waiting.delete(connection);
      connection.request = undefined;
    },
  };
}

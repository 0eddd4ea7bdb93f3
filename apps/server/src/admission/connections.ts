import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './client-address.ts';
import type { Places } from './places.ts';
import type { Client, Proxies } from './proxies.ts';

/**
 * Connection limit per client (E12). The connections of a direct client are counted. For a client behind a proxy its
 * requests in progress and its sockets are counted instead.
 */
export interface Connections {
  /**
   * Closes a connection of a direct client above its limit at once. Other clients and trusted proxies are not affected.
   */
  watch(server: Server): void;
  /** Takes a place for the duration of one request behind a proxy. Returns false when the client has no place left. */
  request(client: Client, response: ServerResponse): boolean;
  /**
   * Takes a place for something that lasts, such as a socket. A direct client needs none: its connection has a place.
   */
  lasting(client: Client): (() => void) | undefined;
}

const NOTHING = () => {};

/** `refused`: called for each connection or request above the limit. */
export function createConnections(
  proxies: Proxies,
  places: Places,
  max: () => number,
  refused: () => void,
): Connections {
  const take = ({ network }: Pick<Client, 'network'>) => places.take(`connection ${network}`, max());
  const lasting = (client: Client) => (client.proxied ? take(client) : NOTHING);
  return {
    watch(server) {
      server.on('connection', (socket: Socket) => {
        const peer = socket.remoteAddress ?? '';
        if (proxies.trusts(peer)) return;
        const leave = take(clientAddress(peer));
        if (leave) socket.once('close', leave);
        else {
          refused();
          socket.destroy();
        }
      });
    },
    lasting,
    request(client, response) {
      const leave = lasting(client);
      if (leave) response.once('close', leave);
      else refused();
      return leave !== undefined;
    },
  };
}

/** The client of a raw request. */
export function clientOfRequest(
  proxies: Proxies,
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
): Client {
  const forwarded = headers['x-forwarded-for'];
  return proxies.clientOf(socket.remoteAddress ?? '', typeof forwarded === 'string' ? forwarded : undefined);
}

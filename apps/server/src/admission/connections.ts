import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './client-address.ts';
import type { Places } from './places.ts';
import type { Client, Proxies } from './proxies.ts';

/** Connections of clients (E12): those of a direct client are counted as they are made, those behind a proxy by its requests. */
export interface Connections {
  /** Ends connections of a direct client above its share at once; other clients and trusted proxies are not touched. */
  watch(server: Server): void;
  /** Takes a place for the time of one request behind a proxy; false when its client has none left. */
  request(client: Client, response: ServerResponse): boolean;
  /** The same for something that lasts, such as a socket; a direct client's connection has a place already. */
  lasting(client: Client): (() => void) | undefined;
}

const NOTHING = () => {};

export function createConnections(proxies: Proxies, places: Places, max: () => number): Connections {
  const take = ({ network }: Pick<Client, 'network'>) => places.take(`connection ${network}`, max());
  const lasting = (client: Client) => (client.proxied ? take(client) : NOTHING);
  return {
    watch(server) {
      server.on('connection', (socket: Socket) => {
        const peer = socket.remoteAddress ?? '';
        if (proxies.trusts(peer)) return;
        const leave = take(clientAddress(peer));
        if (leave) socket.once('close', leave);
        else socket.destroy();
      });
    },
    lasting,
    request(client, response) {
      const leave = lasting(client);
      if (leave) response.once('close', leave);
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

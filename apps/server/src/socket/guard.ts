import { packetTypes } from '@tessera/protocol';
import type { SocketDeps } from './deps.ts';

/** The part of an engine connection that the guard needs. */
interface Connection {
  on(event: 'data', listener: (data: unknown) => void): unknown;
  close(discard?: boolean): unknown;
}

/** Matches binary packets: a packet begins with its type. */
const BINARY = new RegExp(`^[${packetTypes.indexOf('binary event')}${packetTypes.indexOf('binary ack')}]`);
const SECOND_MS = 1000;

/** Disconnects a client that sends binary packets, or more packets per second than E11 allows. */
export function guardConnection(connection: Connection, { limits }: Pick<SocketDeps, 'limits'>): void {
  let windowStart = performance.now();
  let count = 0;
  connection.on('data', (data) => {
    const now = performance.now();
    if (now - windowStart >= SECOND_MS) {
      windowStart = now;
      count = 0;
    }
    count += 1;
    if (typeof data !== 'string' || BINARY.test(data) || count > limits().eventsPerSecond)
      connection.close(true);
  });
}

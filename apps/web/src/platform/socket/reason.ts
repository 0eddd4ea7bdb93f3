import { type SocketError, socketErrors } from '@tessera/protocol/events';

/** Messages of the transports for a broken connection. */
const broken = /^(transport|xhr poll|xhr post|fetch read|fetch write|websocket|webtransport) error$/;

/**
 * Why the connection failed or ended, as a reason of R8.5. Any message of the server when it ends or refuses a connection,
 * mostly an error code, is a server error.
 */
export function reasonOf(words: string): SocketError {
  return (
    socketErrors.find((error) => error === words) ?? (broken.test(words) ? 'transport close' : 'server error')
  );
}

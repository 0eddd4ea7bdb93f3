import { type SocketError, socketErrors } from '@tessera/protocol/events';

/** How each transport words that it broke. */
const broken = /^(transport|xhr poll|xhr post|fetch read|fetch write|websocket|webtransport) error$/;

/**
 * Why the connection failed or ended, in the words of R8.5. Whatever the server says when it ends or refuses one, a code of
 * its own mostly, is an error of the server.
 */
export function reasonOf(words: string): SocketError {
  return (
    socketErrors.find((error) => error === words) ?? (broken.test(words) ? 'transport close' : 'server error')
  );
}

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './client-address.ts';

/** Ends connections of an address above its share at once (E12); other addresses are not touched. */
export function limitConnections(server: Server, max: () => number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress ?? '').network;
    const count = (open.get(address) ?? 0) + 1;
    if (count > max()) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

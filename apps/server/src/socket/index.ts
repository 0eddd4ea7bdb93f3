export type { Emit, SocketDeps, SocketLimits } from './deps.ts';
export { createSocket, type SocketServer } from './socket.ts';

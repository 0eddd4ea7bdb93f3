export type { Emit, MayReadRoom, SocketDeps, SocketLimits } from './deps.ts';
export { createSocket, type SocketServer } from './socket.ts';

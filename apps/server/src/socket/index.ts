export type { ChatReaders, Emit, SocketDeps, SocketLimits } from './deps.ts';
export { createOperatorSockets, type OperatorSockets, type SupportHint } from './operators.ts';
export { createSocket, type SocketServer } from './socket.ts';

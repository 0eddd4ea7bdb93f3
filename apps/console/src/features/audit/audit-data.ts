import type { ConsoleReply } from '@tessera/protocol/console';

export type LogEvent = ConsoleReply<'/console/log/list'>['items'][number];
export type ChainCheck = ConsoleReply<'/console/log/verify'>;

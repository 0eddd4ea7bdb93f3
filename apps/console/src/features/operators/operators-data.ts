import type { ConsoleReply } from '@tessera/protocol/console';

export type OperatorRow = ConsoleReply<'/console/operator/list'>['items'][number];
export type PolicyRow = ConsoleReply<'/console/policy/list'>['items'][number];

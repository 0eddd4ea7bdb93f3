import type { ServerEvents } from '@tessera/protocol';

/** Sends to all sockets of one player. Notifications only: no caller waits for them or relies on them. */
export interface PlayerEmit {
  user<Name extends 'balance' | 'bet:settled' | 'bet:corrected' | 'chase'>(
    userId: bigint,
    event: Name,
    payload: ServerEvents[Name],
  ): void;
}

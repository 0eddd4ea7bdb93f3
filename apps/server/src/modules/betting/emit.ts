import type { ServerEvents } from '@tessera/protocol';

/** Sends to all sockets of one player. Hints only: nothing waits for them and nothing relies on them. */
export interface PlayerEmit {
  user<Name extends 'balance' | 'bet:settled' | 'bet:corrected' | 'chase'>(
    userId: bigint,
    event: Name,
    payload: ServerEvents[Name],
  ): void;
}

import type { ServerEvents } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';

/** Hints to a player's open pages. */
export interface InboxEmit {
  user<Name extends 'inbox:event' | 'inbox:read' | 'inbox:settings'>(
    userId: bigint,
    event: Name,
    payload: ServerEvents[Name],
  ): void;
}

/** What the notification centre works with. */
export interface InboxDeps {
  readonly store: Store;
  readonly emit: InboxEmit;
}

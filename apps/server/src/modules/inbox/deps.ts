import type { ServerEvents } from '@tessera/protocol';
import type { Clock, Jobs, Store } from '../../store/index.ts';
import type { PushParts } from './push/parts.ts';

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
  readonly clock: Pick<Clock, 'now' | 'local'>;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly push: PushParts;
}

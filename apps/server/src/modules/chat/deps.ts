import type { ServerEvents } from '@tessera/protocol';
import type { Logger } from 'pino';
import type { Events } from '../../contract/index.ts';
import type { Store } from '../../store/index.ts';
import type { Lotteries } from '../lotteries/index.ts';

/** Hints to open pages. */
export interface ChatEmit {
  user<Name extends 'chat:changed' | 'chat:read'>(
    userId: bigint,
    event: Name,
    payload: ServerEvents[Name],
  ): void;
  chat(room: string, event: 'chat:message', payload: ServerEvents['chat:message']): void;
}

/** Address of a picture of a message by the name of its file; undefined while the files' origin is unknown. */
export type PictureUrl = (name: string) => string | undefined;

/** What chat works with. */
export interface ChatDeps {
  readonly store: Store;
  readonly log: Logger;
  readonly events: Events;
  readonly emit: ChatEmit;
  readonly lotteries: Pick<Lotteries, 'find'>;
  /** Origins to which messages may have links: the platform's own sites. */
  readonly ownOrigins: () => readonly string[];
  readonly pictureUrl: PictureUrl;
}

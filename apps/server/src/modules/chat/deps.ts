import type { ServerEvents } from '@tessera/protocol';
import type { Store } from '../../store/index.ts';
import type { Lotteries } from '../lotteries/index.ts';

/** Hints to open pages. */
export interface ChatEmit {
  user(userId: bigint, event: 'chat:changed', payload: ServerEvents['chat:changed']): void;
  chat(room: string, event: 'chat:message', payload: ServerEvents['chat:message']): void;
}

/** Address of a picture of a message by the name of its file; undefined while the files' origin is unknown. */
export type PictureUrl = (name: string) => string | undefined;

/** What chat works with. */
export interface ChatDeps {
  readonly store: Store;
  readonly emit: ChatEmit;
  readonly lotteries: Pick<Lotteries, 'find'>;
  /** Origins to which messages may have links: the platform's own sites. */
  readonly ownOrigins: () => readonly string[];
  readonly pictureUrl: PictureUrl;
}

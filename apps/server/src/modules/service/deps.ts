import type { ServerEvents } from '@tessera/protocol';
import type { Events } from '../../contract/index.ts';
import type { OperatorSocket } from '../../parts/operator-socket.ts';
import type { ProviderConnections } from '../../providers/index.ts';
import type { Clock, Store } from '../../store/index.ts';
import type { PictureUrl } from '../chat/index.ts';
import type { Files } from '../files/index.ts';
import type { Settings } from '../settings/index.ts';

/** Hints to open pages. */
interface ServiceEmit {
  user(userId: bigint, event: 'service:changed', payload: ServerEvents['service:changed']): void;
  chat(room: string, event: 'chat:message', payload: ServerEvents['chat:message']): void;
  chat(room: string, event: 'chat:typing', payload: ServerEvents['chat:typing']): void;
}

/** What customer service works with. */
export interface ServiceDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly events: Events;
  readonly settings: Pick<Settings, 'get'>;
  readonly files: Files;
  readonly pictureUrl: PictureUrl;
  readonly providers: Pick<ProviderConnections, 'client'>;
  readonly emit: ServiceEmit;
  /** Tells operators who answer that something changed. */
  readonly hint: OperatorSocket['hint'];
}

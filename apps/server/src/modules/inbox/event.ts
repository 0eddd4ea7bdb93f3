import type { ReplyOf } from '@tessera/protocol/endpoints';

/** An event in wire format. */
export type InboxEvent = ReplyOf<'userInboxList'>['items'][number];

/** A written event, and whether it is announced. */
export interface Written {
  readonly user: bigint;
  readonly event: InboxEvent;
  readonly loud: boolean;
}

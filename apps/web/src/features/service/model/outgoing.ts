import type { CallReply } from '@tessera/protocol/endpoints';

/** An order of the player with its state now. */
export type Order = CallReply<'POST /api/service/order'>;
/** What the page begins with. */
export type Service = CallReply<'POST /api/service/open'>;
export type Case = NonNullable<Service['case']>;
/** A case in the list of the player's cases. */
export type ListedCase = CallReply<'POST /api/service/history'>['items'][number];

/** What the player sends. `image`: JPEG in base64. */
export type Outgoing =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'picture'; readonly image: string };

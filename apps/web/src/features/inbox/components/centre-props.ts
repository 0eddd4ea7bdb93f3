import type { InboxKind } from '@tessera/protocol/inbox';

export interface CentreProps {
  /** The kind that is shown; undefined for all. */
  kind: InboxKind | undefined;
  onKind: (kind: InboxKind | undefined) => void;
}

import type { InboxType } from '@tessera/protocol/inbox';
import { useEffect } from 'react';
import { usePageVisible } from '../../platform/device/use-page-visible.ts';
import { readEvent } from './live.ts';
import { useUnread } from './unread-store.ts';

/** Marks the unread events of these types as read while the page that shows what they are about can be seen. */
export function useShownEvents(types: readonly InboxType[]): void {
  const visible = usePageVisible();
  // Text, because a list would be another one at each look.
  const shown = useUnread((unread) =>
    (unread?.items ?? [])
      .filter(({ type }) => types.includes(type))
      .map(({ id }) => id)
      .join(' '),
  );
  useEffect(() => {
    if (!visible || shown === '') return;
    for (const id of shown.split(' ')) void readEvent(Number(id));
  }, [visible, shown]);
}

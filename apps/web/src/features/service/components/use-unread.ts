import { useState } from 'react';
import { useSocketEvent } from '../../../platform/socket/index.ts';
import { fetchUnread } from '../api/unread.ts';

/** Answers of customer service that arrived during this visit and were not read; none while the player reads them. */
export function useUnread(reading: boolean): number {
  const [unread, setUnread] = useState(0);
  if (reading && unread > 0) setUnread(0);
  useSocketEvent('service:changed', () => {
    if (!reading) void fetchUnread().then(setUnread);
  });
  return reading ? 0 : unread;
}

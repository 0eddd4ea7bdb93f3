import { call } from '../../../platform/http/index.ts';

/** Unread messages of the player's room; none if that is not known. Asked for after an event about a case, so there is a room. */
export async function fetchUnread(): Promise<number> {
  try {
    return (await call('POST /api/service/open', {}, { silent: true })).unread;
  } catch {
    return 0;
  }
}

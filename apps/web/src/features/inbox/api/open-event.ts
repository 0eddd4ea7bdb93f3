import { readEvent } from '../../../data/inbox/live.ts';
import { call, ignoreFailure } from '../../../platform/http/index.ts';
import { hasScreen, replace, setParams } from '../../../platform/navigation/index.ts';
import { targetOf } from '../model/target.ts';

/** Goes on to what an event is about, as a press on its line does, and marks it as read. An event that does not exist leaves the list. */
export async function openEvent(id: number): Promise<void> {
  await ignoreFailure('event of a notification', follow(id));
}

async function follow(id: number): Promise<void> {
  // The newest event up to this one.
  const asked = { limit: 1, cursor: String(id + 1) };
  const { items } = await call('POST /api/user/inbox/list', asked, { silent: true });
  const event = items.find((found) => found.id === id);
  if (!event) return setParams({});
  void readEvent(id);
  const { name, params } = targetOf(event);
  if (hasScreen(name)) await replace(name, params);
  else setParams({});
}

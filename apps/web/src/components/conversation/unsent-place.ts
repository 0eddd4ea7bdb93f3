import { user } from '../../data/session/index.ts';
import { UNSENT } from '../../data/session/unsent.ts';
import { now } from '../../platform/clock/index.ts';
import { storage } from '../../platform/storage/index.ts';
import type { UnsentPlace } from './model/keeper.ts';
import { type RoomUnsent, unsentOf, withUnsent } from './model/unsent.ts';

/** Changes of all rooms, one after the other: they share one stored item. */
let turn: Promise<void> = Promise.resolve();

/**
 * The unsent things of a room on this device. `isBody`: which bodies are kept, and read back, by their shape. Pictures are not kept:
 * one of them is larger than all texts together and would be written again at every key; the player still has the file.
 */
export function unsentPlace<Body>(
  of: { readonly user: number; readonly room: string },
  isBody: (body: unknown) => body is Body,
): UnsentPlace<Body> {
  /** The newest change that is not stored. */
  let next: RoomUnsent<Body> | undefined;
  const store = async (): Promise<void> => {
    const unsent = next;
    next = undefined;
    // After the end of the session nothing of the player may be written any more.
    if (!unsent || user().id !== of.user) return;
    const stored = await storage.get(UNSENT);
    const kept = { ...unsent, messages: unsent.messages.filter(({ body }) => isBody(body)) };
    if (user().id === of.user) await storage.set(UNSENT, withUnsent(stored, of, kept, now()));
  };
  return {
    load: async () => unsentOf(await turn.then(() => storage.get(UNSENT)), of, isBody, now()),
    save(unsent) {
      if (!next) turn = turn.then(store);
      next = unsent;
    },
  };
}

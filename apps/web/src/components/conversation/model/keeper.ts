import type { ConversationControl } from './control.ts';
import type { Written } from './outbox.ts';
import { joinedText, type RoomUnsent } from './unsent.ts';

/** Where the unsent things of one room are kept. */
export interface UnsentPlace<Body> {
  load(): Promise<RoomUnsent<Body>>;
  /** Replaces what is kept; fails silently. */
  save(unsent: RoomUnsent<Body>): void;
}

/**
 * Keeps what is typed and not confirmed in a conversation, and brings it back once: the text at once, messages when the newest ones of
 * the room are known, so that those that arrived meanwhile do not appear again. Returns the function that begins to follow the
 * conversation, which returns the one that ends it.
 */
export function createKeeper<Body>(
  { text, store, catchUp, restore }: ConversationControl<Body>,
  place: UnsentPlace<Body>,
): () => () => void {
  let begun = false;
  /** Loaded, and not in the outbox yet; undefined before they are loaded: nothing is saved then. */
  let coming: readonly Written<Body>[] | undefined;
  const save = () => {
    if (coming) place.save({ text: text.getState(), messages: [...coming, ...store.getState().outbox] });
  };
  async function bringBack(): Promise<void> {
    const kept = await place.load();
    coming = kept.messages;
    text.setState(joinedText(kept.text, text.getState()));
    if (coming.length > 0) await catchUp();
    restore(coming);
    coming = [];
    save();
  }
  return () => {
    if (begun) save();
    else {
      begun = true;
      void bringBack();
    }
    const ends = [
      text.subscribe(save),
      store.subscribe(({ outbox }, before) => {
        if (outbox !== before.outbox) save();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  };
}

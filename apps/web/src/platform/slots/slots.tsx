import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/**
 * The slots of all pages, by name, with the properties of the part that fills them. A feature whose page shows a part of another
 * feature declares a slot in its `slots.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: extended by module declarations.
export interface Slots {}

/** For every slot, the loader of the part that fills it. */
export type SlotParts = { readonly [Name in keyof Slots]: () => Promise<ComponentType<Slots[Name]>> };

let loadParts: () => Promise<SlotParts>;

/** Says which part fills each slot; the list loads with the first slot that is shown. */
export function fillSlots(load: () => Promise<SlotParts>): void {
  loadParts = load;
}

/**
 * A place in a page for a part of another feature. The part's code loads when the slot is first shown; until then the slot shows
 * nothing. If loading fails, the surrounding section shows the error.
 */
export function slot<Name extends keyof Slots>(name: Name): ComponentType<Slots[Name]> {
  const filled = createStore<{ readonly Part?: ComponentType<Slots[Name]>; readonly error?: unknown }>(
    () => ({}),
  );
  let loading = false;
  const load = async (): Promise<void> => {
    loading = true;
    try {
      const parts = await loadParts();
      filled.setState({ Part: await parts[name]() });
    } catch (error) {
      filled.setState({ error });
    }
  };
  // Not `lazy`: React delays a part that loads inside another part by up to 300 ms.
  return function Slot(props: Slots[Name]): ReactNode {
    const { Part, error } = useStore(filled);
    if (error !== undefined) throw error;
    if (Part) return <Part {...props} />;
    if (!loading) void load();
    return null;
  };
}

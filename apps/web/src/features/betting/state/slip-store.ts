import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { storage, storedKey } from '../../../platform/storage/index.ts';
import type { Placed } from '../model/place-outcome.ts';
import { emptySlip, type Slip, type SlipAction, slipAfter } from '../model/slip.ts';

/** What became of the last bets sent, until the player goes on. */
export interface PlaceResult {
  readonly issue: string;
  readonly placed: readonly Placed[];
  /** How many stayed behind. */
  readonly failed: number;
}

export interface SlipState {
  readonly slip: Slip;
  /** What this device had kept is in; nothing is sent before. */
  readonly loaded: boolean;
  readonly result: PlaceResult | null;
}

export type SlipStore = StoreApi<SlipState>;

/** Whose bets on which lottery. */
export interface SlipOwner {
  readonly store: SlipStore;
  readonly userId: number;
  readonly lottery: string;
}

const stores = new Map<string, SlipStore>();

/**
 * The slip of one player and lottery, kept on this device with bets on their way, so that both survive a reload. A slip
 * belongs to its player: another one who signs in here never sees it, let alone sends it.
 */
export function slipStore(userId: number, lottery: string): SlipStore {
  const name = `SLIP_${userId}_${lottery}`;
  const known = stores.get(name);
  if (known) return known;
  const created = createStore<SlipState>(() => ({ slip: emptySlip, loaded: false, result: null }));
  const key = storedKey<Slip>(name);
  void storage.get(key).then((kept) => {
    // What was picked while storage was read stays, behind what comes back.
    const { slip } = created.getState();
    const lines = [...(kept?.lines ?? []), ...slip.lines];
    created.setState({ slip: { ...slip, lines, pending: kept?.pending ?? slip.pending }, loaded: true });
  });
  created.subscribe((state, before) => {
    if (state.loaded && state.slip !== before.slip) void storage.set(key, { ...state.slip, removed: null });
  });
  stores.set(name, created);
  return created;
}

/** Changes a slip. */
export function changeSlip(store: SlipStore, action: SlipAction): void {
  const { slip } = store.getState();
  const next = slipAfter(slip, action);
  if (next !== slip) store.setState({ slip: next });
}

/** Keeps what is on its way before it goes, so that a reload finds it. */
export function keepPending(userId: number, lottery: string, slip: Slip): Promise<void> {
  return storage.set(storedKey<Slip>(`SLIP_${userId}_${lottery}`), { ...slip, removed: null });
}

/** One part of a slip's state. */
export function useSlip<Part>(store: SlipStore, select: (state: SlipState) => Part): Part {
  return useStore(store, select);
}

/** How long a removal can be taken back. */
const UNDO_MS = 5_000;

/** Ends the chance to undo after five seconds. */
export function useUndoEnd(store: SlipStore): void {
  const removed = useSlip(store, ({ slip }) => slip.removed);
  useEffect(() => {
    if (removed === null) return;
    const timer = setTimeout(() => changeSlip(store, { type: 'forget' }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed, store]);
}

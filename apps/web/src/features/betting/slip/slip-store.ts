import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { storage, storedKey } from '../../../platform/storage/index.ts';
import type { Placed } from '../place/place-outcome.ts';
import { emptySlip, type Slip, type SlipAction, slipAfter } from './slip.ts';

/** Result of the last placement, until the player continues. */
export interface PlaceResult {
  readonly issue: string;
  readonly placed: readonly Placed[];
  /** Number of bets that were not placed. */
  readonly failed: number;
}

export interface SlipState {
  readonly slip: Slip;
  /** The stored slip is loaded; nothing is sent before. */
  readonly loaded: boolean;
  readonly result: PlaceResult | null;
}

export type SlipStore = StoreApi<SlipState>;

/** Player and lottery of a slip, with its store. */
export interface SlipOwner {
  readonly store: SlipStore;
  readonly userId: number;
  readonly lottery: string;
}

const stores = new Map<string, SlipStore>();

/**
 * The slip of one player and lottery, stored on this device with its pending bets, so that both survive a reload. A slip
 * belongs to one player: another player who signs in on this device never sees or sends it.
 */
export function slipStore(userId: number, lottery: string): SlipStore {
  const name = `SLIP_${userId}_${lottery}`;
  const known = stores.get(name);
  if (known) return known;
  const created = createStore<SlipState>(() => ({ slip: emptySlip, loaded: false, result: null }));
  const key = storedKey<Slip>(name);
  void storage.get(key).then((kept) => {
    // Lines added while storage was being read stay, after the stored ones.
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

export function changeSlip(store: SlipStore, action: SlipAction): void {
  const { slip } = store.getState();
  const next = slipAfter(slip, action);
  if (next !== slip) store.setState({ slip: next });
}

/** Stores pending bets before they are sent, so that they are found after a reload. */
export function keepPending(userId: number, lottery: string, slip: Slip): Promise<void> {
  return storage.set(storedKey<Slip>(`SLIP_${userId}_${lottery}`), { ...slip, removed: null });
}

/** One part of a slip's state. */
export function useSlip<Part>(store: SlipStore, select: (state: SlipState) => Part): Part {
  return useStore(store, select);
}

/** How long a removal can be undone, ms. */
const UNDO_MS = 5_000;

/** Ends the undo of a removal after five seconds. */
export function useUndoEnd(store: SlipStore): void {
  const removed = useSlip(store, ({ slip }) => slip.removed);
  useEffect(() => {
    if (removed === null) return;
    const timer = setTimeout(() => changeSlip(store, { type: 'forget' }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [removed, store]);
}

import { entryOf } from './entry-state.ts';
import { modalLayers } from './modal-layers.ts';
import { type LayerEntries, watchLayers } from './navigator.ts';

/** Longest time a step in the history may take, ms; a browser that refuses it must not stop navigation. */
const STEP_MS_MAX = 500;

/** Ends the wait for a step that was asked for here; absent: no such step is under way. */
let arrive: (() => void) | undefined;
let arrival: Promise<void> = Promise.resolve();

/** Whether no navigation is about to write the history. */
let mayAlign: () => boolean;

/**
 * Entries of the browser's history for the dialogs and sheets above the page. Opening one adds an entry with the position of its
 * page, so back closes the top one and stays on the page. Closing it otherwise goes back over its entry.
 */
const entries: LayerEntries = {
  moved(layer, isHere) {
    const asked = arrive !== undefined;
    arrive?.();
    if (!isHere || !(asked || mayAlign())) return false;
    if (!asked) modalLayers.closeTo(layer);
    setTimeout(align);
    return true;
  },
  // A page that is replaced leaves with its layers; one that stays keeps those that are open.
  leave: (isReplaced) => goTo(isReplaced ? 0 : modalLayers.count()),
  settled: () => void setTimeout(align),
  async back() {
    await arrival;
    history.go(-1 - layerHere());
  },
};

/** Starts to keep an entry for each layer; part of the code that the first paint does not wait for. */
export function keepLayerEntries(): void {
  mayAlign = watchLayers(entries);
  modalLayers.subscribe(() => {
    // One that is replaced by another keeps the entry, so an entry is removed only when this turn has ended.
    if (modalLayers.count() > layerHere()) align();
    else setTimeout(align);
  });
  align();
}

/** The layer of the current entry. */
const layerHere = () => entryOf(history.state).layer ?? 0;

/** Adds or removes entries until each layer has one. */
function align(): void {
  if (arrive || !mayAlign()) return;
  const { position, layer = 0 } = entryOf(history.state);
  const open = modalLayers.count();
  for (let next = layer + 1; next <= open; next += 1) history.pushState({ position, layer: next }, '');
  if (layer > open) void step(open - layer).then(align);
}

/** Goes back over the entries above `left`; resolves when the browser is there. */
async function goTo(left: number): Promise<void> {
  await arrival;
  const layer = layerHere();
  if (layer > left) await step(left - layer);
}

function step(by: number): Promise<void> {
  arrival = new Promise((resolve) => {
    const timer = setTimeout(() => arrive?.(), STEP_MS_MAX);
    arrive = () => {
      clearTimeout(timer);
      arrive = undefined;
      resolve();
    };
  });
  history.go(by);
  return arrival;
}

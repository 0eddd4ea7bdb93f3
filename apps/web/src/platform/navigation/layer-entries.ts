import { entryOf } from './entry-state.ts';
import { modalLayers } from './modal-layers.ts';
import { type LayerEntries, watchLayers } from './navigator.ts';

/** Maximum time of a step in the history, ms: a browser that refuses the step must not block navigation. */
const STEP_MS_MAX = 500;

/** Ends the wait for a step that this module requested; absent if none is pending. */
let arrive: (() => void) | undefined;
let arrival: Promise<void> = Promise.resolve();

/** Whether no navigation is pending. */
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
  // The layers of a replaced page close with it; those of a page that stays remain open.
  leave: (isReplaced) => goTo(isReplaced ? 0 : modalLayers.count()),
  settled: () => void setTimeout(align),
  async back() {
    await arrival;
    history.go(-1 - layerHere());
  },
};

/** Starts to keep an entry for each layer; called after the first paint. */
export function keepLayerEntries(): void {
  mayAlign = watchLayers(entries);
  modalLayers.subscribe(() => {
    // A layer that replaces another one takes over its entry, so an entry is removed only after the current task.
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

/** Goes back over the entries above `left`; resolves when the browser has arrived. */
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

import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** From this width on a page has two panes (`detail-pane.module.css`). */
const TWO_PANES = '(width >= 840px)';

/** The element beside the list of the visible page that its detail is drawn into. */
export const paneStore = createStore<{ readonly pane: HTMLElement | null }>(() => ({ pane: null }));

/** Whether the window has room for two panes, now and after the device is turned. */
export function useTwoPanes(): boolean {
  return useSyncExternalStore(watchWidth, () => matchMedia(TWO_PANES).matches);
}

function watchWidth(tell: () => void): () => void {
  const wide = matchMedia(TWO_PANES);
  wide.addEventListener('change', tell);
  return () => wide.removeEventListener('change', tell);
}

import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const frameStore = createStore<{ readonly frame: ComponentType | undefined }>(() => ({ frame: undefined }));

/** Loads the frame of this device around the pages, once; login and the closed screen do not need it. */
export async function loadFrame(): Promise<void> {
  if (frameStore.getState().frame) return;
  const { Shell } = await import('#shell');
  frameStore.setState({ frame: Shell });
}

/** The frame, once its code is loaded. */
export function useFrame(): ComponentType | undefined {
  return useStore(frameStore, ({ frame }) => frame);
}

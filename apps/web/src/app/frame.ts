import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { byForm } from '../platform/device/index.ts';

const frameStore = createStore<{ readonly frame: ComponentType | undefined }>(() => ({ frame: undefined }));

const importFrame = byForm({
  desktop: async () => (await import('../shells/desktop/shell.tsx')).DesktopShell,
  phone: async () => (await import('../shells/phone/shell.tsx')).PhoneShell,
  tablet: async () => (await import('../shells/tablet/shell.tsx')).TabletShell,
});

/** Loads the frame of this form around the pages, once; login and the closed screen do not need it. */
export async function loadFrame(): Promise<void> {
  if (frameStore.getState().frame) return;
  frameStore.setState({ frame: await importFrame() });
}

/** The frame, once its code is loaded. */
export function useFrame(): ComponentType | undefined {
  return useStore(frameStore, ({ frame }) => frame);
}

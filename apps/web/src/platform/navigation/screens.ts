import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '../lazy/index.ts';
import { metaOf, type RouteName } from './routes.ts';

declare global {
  interface Window {
    /** Set by the boot module: starts fetching all files of a path's screen. Absent in development. */
    tesseraFetch?: (path: string, urgency?: 'auto' | 'low') => void;
  }
}

const screens = createStore<Readonly<Partial<Record<RouteName, ComponentType>>>>(() => ({}));

/** Loads a screen's code once; rejects when loading fails, and the next call retries. */
export async function loadScreen(name: RouteName): Promise<void> {
  if (screens.getState()[name]) return;
  const { path, screen } = metaOf(name);
  window.tesseraFetch?.(path);
  screens.setState({ [name]: await screen() });
}

/** Fetches the files of a likely next screen when the page is idle, unless the player saves data. */
export function fetchAhead(name: RouteName): void {
  if ('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData) return;
  whenIdle(() => window.tesseraFetch?.(metaOf(name).path, 'low'));
}

/** The screen of a route, once its code is loaded. */
export function useScreen(name: RouteName): ComponentType | undefined {
  return useStore(screens, (state) => state[name]);
}

import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '../lazy/index.ts';
import { metaOf, type RouteName } from './route-table.ts';

declare global {
  interface Window {
    /** Left by the boot module: starts fetching all files of a path's screen. A development run has none. */
    tesseraFetch?: (path: string, urgency?: 'auto' | 'low') => void;
  }
}

/** How the code of each screen is fetched; every screen is a chunk of its own (R2.1). */
export type ScreenLoaders = Readonly<Partial<Record<RouteName, () => Promise<ComponentType>>>>;

const screens = createStore<Readonly<Partial<Record<RouteName, ComponentType>>>>(() => ({}));
let loaders: ScreenLoaders = {};

/** Names the screens there are. A route without one is not there yet and leads home. */
export function registerScreens(given: ScreenLoaders): void {
  loaders = given;
}

/** Whether a route has a screen in this build. */
export function hasScreen(name: RouteName): boolean {
  return loaders[name] !== undefined;
}

/** Fetches a screen's code once; rejects when it cannot be had, and the next call tries again. */
export async function loadScreen(name: RouteName): Promise<void> {
  const load = loaders[name];
  if (!load || screens.getState()[name]) return;
  window.tesseraFetch?.(metaOf(name).path);
  const screen = await load();
  screens.setState({ [name]: screen });
}

/** Fetches the files of a screen that is likely next when there is nothing else to do, unless the player saves data. */
export function fetchAhead(name: RouteName): void {
  if ('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData) return;
  whenIdle(() => window.tesseraFetch?.(metaOf(name).path, 'low'));
}

/** The screen of a route, once its code is there. */
export function useScreen(name: RouteName): ComponentType | undefined {
  return useStore(screens, (state) => state[name]);
}

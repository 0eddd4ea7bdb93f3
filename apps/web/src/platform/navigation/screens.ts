import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { whenIdle } from '../lazy/index.ts';
import { metaOf, type RouteName } from './route-table.ts';

declare global {
  interface Window {
    /** Set by the boot module: starts fetching all files of a path's screen. Absent in development. */
    tesseraFetch?: (path: string, urgency?: 'auto' | 'low') => void;
  }
}

/** Loaders of the screens; every screen is a chunk of its own (R2.1). */
export type ScreenLoaders = Readonly<Partial<Record<RouteName, () => Promise<ComponentType>>>>;

const screens = createStore<Readonly<Partial<Record<RouteName, ComponentType>>>>(() => ({}));
let loaders: ScreenLoaders = {};

/** Registers the available screens. A route without one redirects to home. */
export function registerScreens(given: ScreenLoaders): void {
  loaders = given;
}

/** Whether a route has a screen in this build. */
export function hasScreen(name: RouteName): boolean {
  return loaders[name] !== undefined;
}

/** Loads a screen's code once; rejects when loading fails, and the next call retries. */
export async function loadScreen(name: RouteName): Promise<void> {
  const load = loaders[name];
  if (!load || screens.getState()[name]) return;
  window.tesseraFetch?.(metaOf(name).path);
  const screen = await load();
  screens.setState({ [name]: screen });
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

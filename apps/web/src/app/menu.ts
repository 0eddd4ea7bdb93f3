import type { MenuEntry } from '../platform/navigation/index.ts';

const declared = import.meta.glob<readonly MenuEntry[]>('../features/*/menu.ts', {
  eager: true,
  import: 'menu',
});

/** The menu entries of all features; a feature with entries declares them in its `menu.ts`. */
export const menu: readonly MenuEntry[] = Object.values(declared).flat();

import { applyTheme } from '@tessera/ui';
import { ink } from '@tessera/ui/themes/ink.ts';
import { porcelain } from '@tessera/ui/themes/porcelain.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { kept } from './kept.ts';

/** How the console looks; `system` follows the device. */
export const looks = ['system', 'light', 'dark'] as const;
export type Look = (typeof looks)[number];

const KEPT = 'look';
const isDark = matchMedia('(prefers-color-scheme: dark)');
const lookStore = createStore<{ readonly look: Look }>(() => ({ look: keptLook() }));

/** The look that was chosen on this device. */
export const useLook = (): Look => useStore(lookStore, ({ look }) => look);

/** Shows a look and keeps the choice on this device. */
export function chooseLook(look: Look): void {
  kept.write(KEPT, look);
  lookStore.setState({ look });
  show();
}

/** Applies the look before the first page, and again when the device changes its own. */
export function startLook(): void {
  show();
  isDark.addEventListener('change', show);
}

function show(): void {
  const { look } = lookStore.getState();
  const theme = look === 'dark' || (look === 'system' && isDark.matches) ? ink : porcelain;
  document.documentElement.dataset.theme = theme.id;
  applyTheme(document.documentElement, theme.values);
}

function keptLook(): Look {
  const look = kept.read(KEPT);
  return looks.find((one) => one === look) ?? 'system';
}

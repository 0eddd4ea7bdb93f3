import { ink } from '@tessera/ui/themes/ink.ts';
import { porcelain } from '@tessera/ui/themes/porcelain.ts';

const asked = matchMedia('(prefers-color-scheme: dark)');

/** Applies the theme of the framing page; until its first message, that of the device. */
export function setTheme(dark: boolean): void {
  const root = document.documentElement;
  const { values } = dark ? ink : porcelain;
  for (const [name, value] of Object.entries(values)) root.style.setProperty(name, value);
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.dataset.theme = dark ? 'dark' : 'light';
}

export const setDeviceTheme = () => setTheme(asked.matches);

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the player prefers reduced motion: games then show results at once. */
export const isCalm = () => still.matches;

import { setPrefs, usePrefs } from '../../../data/settings/index.ts';

/** Whether closing, drawing or winning makes a sound, and the change of all three together. */
export function useSounds(): { on: boolean; toggle: () => void } {
  const sound = usePrefs((kept) => kept.sound);
  const on = sound.close || sound.draw || sound.win;
  return { on, toggle: () => setPrefs({ sound: { ...sound, close: !on, draw: !on, win: !on } }) };
}

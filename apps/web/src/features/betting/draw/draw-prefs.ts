import { setPrefs, usePrefs } from '../../../data/settings/index.ts';

/** Whether a lottery is a favourite, and the change of it. */
export function useFavourite(lottery: string): { on: boolean; toggle: () => void } {
  const favourites = usePrefs((kept) => kept.favourites);
  const on = favourites.includes(lottery);
  const toggle = () =>
    setPrefs({ favourites: on ? favourites.filter((id) => id !== lottery) : [...favourites, lottery] });
  return { on, toggle };
}

/** Whether closing, drawing or winning makes a sound, and the change of all three together. */
export function useSounds(): { on: boolean; toggle: () => void } {
  const sound = usePrefs((kept) => kept.sound);
  const on = sound.close || sound.draw || sound.win;
  return { on, toggle: () => setPrefs({ sound: { ...sound, close: !on, draw: !on, win: !on } }) };
}

import { setPrefs, usePrefs } from './prefs.ts';

/** Favourites after a tap on a star: the new one is appended, a removed one does not reorder the others. */
export function toggled(favourites: readonly string[], id: string): readonly string[] {
  return favourites.includes(id) ? favourites.filter((other) => other !== id) : [...favourites, id];
}

/** Whether a lottery is a favourite, and the change of it. */
export function useFavourite(lottery: string): { on: boolean; toggle: () => void } {
  const favourites = usePrefs((kept) => kept.favourites);
  return {
    on: favourites.includes(lottery),
    toggle: () => setPrefs({ favourites: toggled(favourites, lottery) }),
  };
}

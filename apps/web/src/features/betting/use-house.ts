import { useLayoutEffect } from 'react';
import type { HouseChoice } from '../../data/rules/index.ts';
import { followHouse } from './play/engine.ts';

/** Makes the engine apply the house rules of the shown lottery, also when its page is shown again. */
export function useHouse(house: HouseChoice): void {
  // Called before children render; the layout effect runs again when a cached page is shown.
  followHouse(house);
  useLayoutEffect(() => followHouse(house), [house]);
}

import { useLayoutEffect } from 'react';
import type { HouseChoice } from '../../rules/index.ts';
import { followHouse } from '../model/engine.ts';

/** Makes the engine follow the house rules of the lottery on show, also when its page is shown again. */
export function useHouse(house: HouseChoice): void {
  // Before anything below is drawn; the layout effect runs again when a kept page comes back.
  followHouse(house);
  useLayoutEffect(() => followHouse(house), [house]);
}

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';

/** Where the floating button of customer service is: at one side of the window, or nowhere. */
export const buttonSides = ['end', 'start', 'off'] as const;
export type ButtonSide = (typeof buttonSides)[number];

/** A setting of this device; not one of the preferences that the first screen loads. */
const SIDE = storedKey<ButtonSide>('SERVICE_BUTTON', lifetime.year);

const sideStore = createStore<{ readonly side: ButtonSide; readonly loaded: boolean }>(() => ({
  side: 'end',
  loaded: false,
}));
void storage.get(SIDE).then((kept) => {
  // A choice made meanwhile stays.
  if (!sideStore.getState().loaded) sideStore.setState({ side: kept ?? 'end', loaded: true });
});

/** The side that the player chose; undefined until it is known. */
export function useButtonSide(): ButtonSide | undefined {
  return useStore(sideStore, ({ side, loaded }) => (loaded ? side : undefined));
}

/** Moves the button, at once and for later visits. */
export function chooseButtonSide(side: ButtonSide): void {
  sideStore.setState({ side, loaded: true });
  void storage.set(SIDE, side);
}

import type { FishId } from '@tessera/games';

/** Width of each kind as a share of the sea's width. */
const share: Readonly<Record<FishId, number>> = {
  sardine: 0.1,
  clownfish: 0.105,
  puffer: 0.12,
  turtle: 0.13,
  ray: 0.15,
  octopus: 0.13,
  shark: 0.2,
  whale: 0.24,
  dragon: 0.18,
};
const fishMin = 40;
const seaWidthMax = 760;

/** Width of a fish in a sea of a given width, px. */
export const sizeOf = (fish: FishId, seaWidth: number): number =>
  Math.round(Math.max(fishMin, Math.min(seaWidth, seaWidthMax) * share[fish]));

/** Preset amounts with their places from 1: two may be equal, so the place tells them apart. */
export function placesOf(chips: readonly number[]) {
  return chips.map((chip, index) => ({ place: index + 1, chip }));
}

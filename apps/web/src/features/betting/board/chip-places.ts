/** Preset amounts with their places from 1: amounts may be equal, so the place is the key. */
export function placesOf(chips: readonly number[]) {
  return chips.map((chip, index) => ({ place: index + 1, chip }));
}

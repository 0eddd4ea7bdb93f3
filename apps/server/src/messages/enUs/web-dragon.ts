/** Long runs. */
export const webDragon = {
  dragon_title: 'Long runs',
  dragon_min: 'Shortest run',
  dragon_from: '{n}+',
  dragon_note: 'A run does not change the chances of the next draw',
  dragon_run: '{n} in a row',
  dragon_none: 'No run is that long',
  dragon_failed: 'Long runs cannot be loaded now',
  dragon_add_same: 'Add to slip: {name} (same)',
  dragon_add_other: 'Add to slip: {name} (opposite)',
} as const;

/** One entry of the palette. */
export interface PaletteEntry {
  readonly id: string;
  readonly name: string;
  /** What kind of entry it is, or its keys. */
  readonly note: string;
  /** Shown whatever is typed. */
  readonly always?: boolean;
  run(): void;
}

/** The entries whose name has every typed word, in their order. */
export function foundIn(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(
    ({ always, name }) => always || words.every((word) => name.toLowerCase().includes(word)),
  );
}

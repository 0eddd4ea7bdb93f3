/** A file of texts: its largest size in UTF-16 units, the most texts that it may hold, and the most that one import may change. */
export const textFileBounds = { chars: 800_000, texts: 3_000, changes: 500 } as const;

/** A word and the number of consecutive draws with it. */
export interface Run {
  readonly word: string;
  readonly length: number;
}

/** The runs of a list of words, in the same order. */
export function runsOf(words: readonly string[]): readonly Run[] {
  const runs: { word: string; length: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.length++;
    else runs.push({ word, length: 1 });
  }
  return runs;
}

/** The run of the newest word; words oldest first. `undefined` without draws. */
export function currentRun(words: readonly string[]): Run | undefined {
  return runsOf(words).at(-1);
}

/** Rows of a bead road. */
export const ROAD_ROWS = 6;

/** The columns of a bead road. Each run starts a new column; a run longer than `ROAD_ROWS` continues in the next column. */
export function roadOf(words: readonly string[]): readonly Run[] {
  return runsOf(words).flatMap(({ word, length }) =>
    Array.from({ length: Math.ceil(length / ROAD_ROWS) }, (_, column) => ({
      word,
      length: Math.min(ROAD_ROWS, length - column * ROAD_ROWS),
    })),
  );
}

/** Number of occurrences of each word. */
export function countsOf(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

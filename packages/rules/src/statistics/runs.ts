/** A word and how many draws it has lasted. */
export interface Run {
  readonly word: string;
  readonly length: number;
}

/** The runs of a row of words, in its order. */
export function runsOf(words: readonly string[]): readonly Run[] {
  const runs: { word: string; length: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word) last.length++;
    else runs.push({ word, length: 1 });
  }
  return runs;
}

/** How long the newest word has lasted; words oldest first. Without draws there is none. */
export function currentRun(words: readonly string[]): Run | undefined {
  return runsOf(words).at(-1);
}

/** Rows of a bead road. */
export const ROAD_ROWS = 6;

/** The columns of a bead road: each run its own, one longer than the road is high goes on in the next. */
export function roadOf(words: readonly string[]): readonly Run[] {
  return runsOf(words).flatMap(({ word, length }) =>
    Array.from({ length: Math.ceil(length / ROAD_ROWS) }, (_, column) => ({
      word,
      length: Math.min(ROAD_ROWS, length - column * ROAD_ROWS),
    })),
  );
}

/** How often each word stands in a row of words. */
export function countsOf(words: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

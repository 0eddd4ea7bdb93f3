/** Who won a round. */
export type Winner = 'player' | 'banker' | 'tie';

/** One place of the big road. `ties` = ties dealt while the place was the newest. */
export interface RoadPlace {
  readonly winner: 'player' | 'banker';
  readonly column: number;
  readonly row: number;
  readonly ties: number;
}

/** Rows of both roads. */
export const roadRows = 6;

/**
 * The big road, oldest first: a column for each run of one side; a run longer than the rows, or one that meets a taken
 * place, goes on to the right. A tie marks the place before it; ties before the first win mark the first place.
 */
export function bigRoad(winners: readonly Winner[]): RoadPlace[] {
  const places: RoadPlace[] = [];
  const taken = new Set<string>();
  let early = 0;
  let head = -1;
  for (const winner of winners) {
    const last = places.at(-1);
    if (winner === 'tie') {
      if (last) places[places.length - 1] = { ...last, ties: last.ties + 1 };
      else early += 1;
      continue;
    }
    const runs = last?.winner === winner;
    if (!runs) {
      head += 1;
      while (taken.has(`${head} 0`)) head += 1;
    }
    const below = last && runs ? { column: last.column, row: last.row + 1 } : { column: head, row: 0 };
    const free = below.row < roadRows && !taken.has(`${below.column} ${below.row}`) && !turned(places);
    const at = runs && last && !free ? { column: last.column + 1, row: last.row } : below;
    taken.add(`${at.column} ${at.row}`);
    places.push({ winner, ...at, ties: early });
    early = 0;
  }
  return places;
}

/** Whether the newest run has already turned to the right: it stays in its row then. */
function turned(places: readonly RoadPlace[]): boolean {
  const last = places.at(-1);
  const before = places.at(-2);
  return last !== undefined && before?.winner === last.winner && before.row === last.row && last.row > 0;
}

/** The places of the newest `columns` columns, moved so that the oldest of them is column 0. */
export function newestColumns(places: readonly RoadPlace[], columns: number): RoadPlace[] {
  const width = Math.max(-1, ...places.map(({ column }) => column)) + 1;
  const from = Math.max(0, width - columns);
  return places
    .filter(({ column }) => column >= from)
    .map((place) => ({ ...place, column: place.column - from }));
}

/** How often each side won. */
export function countsOf(winners: readonly Winner[]): Readonly<Record<Winner, number>> {
  const counts = { player: 0, banker: 0, tie: 0 };
  for (const winner of winners) counts[winner] += 1;
  return counts;
}

/** Winner of a round. */
export type Winner = 'player' | 'banker' | 'tie';

/** One place of the big road. `ties` = ties that followed while this was the newest place. */
export interface RoadPlace {
  readonly winner: 'player' | 'banker';
  readonly column: number;
  readonly row: number;
  readonly ties: number;
}

/** Rows of both roads. */
export const roadRows = 6;

/**
 * The big road, oldest first, with one column per run of one side. A run longer than the rows, or one that meets an occupied
 * place, continues to the right. A tie is counted on the place before it; ties before the first win on the first place.
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

/** Whether the newest run has already turned right; it then stays in its row. */
function turned(places: readonly RoadPlace[]): boolean {
  const last = places.at(-1);
  const before = places.at(-2);
  return last !== undefined && before?.winner === last.winner && before.row === last.row && last.row > 0;
}

/** The places in the newest `columns` columns, shifted so that the oldest column is 0. */
export function newestColumns(places: readonly RoadPlace[], columns: number): RoadPlace[] {
  const width = Math.max(-1, ...places.map(({ column }) => column)) + 1;
  const from = Math.max(0, width - columns);
  return places
    .filter(({ column }) => column >= from)
    .map((place) => ({ ...place, column: place.column - from }));
}

/** Number of wins per side, and of ties. */
export function countsOf(winners: readonly Winner[]): Readonly<Record<Winner, number>> {
  const counts = { player: 0, banker: 0, tie: 0 };
  for (const winner of winners) counts[winner] += 1;
  return counts;
}

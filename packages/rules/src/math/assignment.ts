/**
 * The largest sum of `weights[row][column]` with a different column for every row. There must not be more rows than columns.
 * Exact; uses augmenting paths with potentials. Intended for rows x columns of the size of a draw.
 */
export function bestAssignment(weights: readonly (readonly bigint[])[]): bigint {
  const rows = weights.length;
  const columns = weights[0]?.length ?? 0;
  const cost = (row: number, column: number): bigint => -(weights[row - 1]?.[column - 1] ?? 0n);
  const rowPotential = new Array<bigint>(rows + 1).fill(0n);
  const columnPotential = new Array<bigint>(columns + 1).fill(0n);
  const rowOf = new Array<number>(columns + 1).fill(0);
  for (let row = 1; row <= rows; row++) {
    const previous = new Array<number>(columns + 1).fill(0);
    const slack = new Array<bigint | undefined>(columns + 1).fill(undefined);
    const used = new Array<boolean>(columns + 1).fill(false);
    rowOf[0] = row;
    let column = 0;
    do {
      used[column] = true;
      const current = rowOf[column] ?? 0;
      let step: bigint | undefined;
      let next = 0;
      for (let j = 1; j <= columns; j++) {
        if (used[j]) continue;
        const reduced = cost(current, j) - (rowPotential[current] ?? 0n) - (columnPotential[j] ?? 0n);
        const known = slack[j];
        if (known === undefined || reduced < known) {
          slack[j] = reduced;
          previous[j] = column;
        }
        const slackHere = slack[j];
        if (slackHere !== undefined && (step === undefined || slackHere < step)) {
          step = slackHere;
          next = j;
        }
      }
      const delta = step ?? 0n;
      for (let j = 0; j <= columns; j++) {
        if (used[j]) {
          const owner = rowOf[j] ?? 0;
          rowPotential[owner] = (rowPotential[owner] ?? 0n) + delta;
          columnPotential[j] = (columnPotential[j] ?? 0n) - delta;
        } else if (slack[j] !== undefined) slack[j] = (slack[j] ?? 0n) - delta;
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const before = previous[column] ?? 0;
      rowOf[column] = rowOf[before] ?? 0;
      column = before;
    }
  }
  let sum = 0n;
  for (let column = 1; column <= columns; column++) {
    const row = rowOf[column] ?? 0;
    if (row !== 0) sum -= cost(row, column);
  }
  return sum;
}

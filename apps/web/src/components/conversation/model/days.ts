/** Rows of one day, for the line with its date above them. */
export interface Day<Row> {
  readonly day: string;
  readonly rows: readonly Row[];
}

/** Splits rows that are in the order of time by the day that `dayOf` names. */
export function daysOf<Row>(rows: readonly Row[], dayOf: (row: Row) => string): Day<Row>[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayOf(row);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}

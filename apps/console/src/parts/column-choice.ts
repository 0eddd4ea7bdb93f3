/** Columns of a table that the operator has shown or hidden, by id. The others are as the table has them. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** What of a column decides whether it is shown. */
export interface Choosable {
  /** Absent: the column always stays. */
  readonly id?: string;
  /** Left out below 1280 unless the operator shows it. */
  readonly wide?: boolean;
}

/** Whether a column is shown; `isWide`: the window has at least 1280 px. The first column of a table names the row and is not asked about. */
export const isShown = ({ id, wide = false }: Choosable, choice: ColumnChoice, isWide: boolean): boolean =>
  (id === undefined ? true : choice[id]) ?? (!wide || isWide);

/**
 * Columns of a table as the operator chose them. One that was chosen is there at every width; the others stay as they are, so that the
 * width decides about them.
 */
export function chosenColumns<Column extends Choosable>(
  columns: readonly Column[],
  choice: ColumnChoice,
): readonly Column[] {
  return columns
    .filter(({ id }, at) => at === 0 || id === undefined || choice[id] !== false)
    .map((column) =>
      column.wide && column.id !== undefined && choice[column.id] === true
        ? { ...column, wide: false }
        : column,
    );
}

/** Choices by table, as the device keeps them. Other text is no choice. */
export function readChoices(text: string | null): Readonly<Record<string, ColumnChoice>> {
  try {
    // Safe cast: whatever else than true and false is in it counts as no choice.
    return Object(JSON.parse(text ?? '{}')) as Readonly<Record<string, ColumnChoice>>;
  } catch {
    return {};
  }
}

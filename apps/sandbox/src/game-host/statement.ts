/** A page of a statement: lines in the order they became final. */
export interface StatementPage<Line> {
  readonly lines: readonly Line[];
  /** Cursor of the next page; it never expires. */
  readonly next: string;
  readonly more: boolean;
}

const LIMIT_MAX = 500;

/**
 * The part of a statement selected by a request `{cursor, since?, until?, limit?}`. `since` (inclusive) and `until` (exclusive)
 * filter by a line's `at`. Undefined when the request is invalid.
 */
export function statementPage<Line extends { readonly at: number }>(
  lines: readonly Line[],
  { cursor = null, since = 0, until = Number.MAX_SAFE_INTEGER, limit = LIMIT_MAX }: Request,
): StatementPage<Line> | undefined {
  const from =
    cursor === null ? 0 : typeof cursor === 'string' && /^\d{1,9}$/.test(cursor) ? Number(cursor) : -1;
  const whole = [since, until, limit].every((value) => Number.isSafeInteger(value));
  if (from < 0 || !whole || (limit as number) < 1 || (limit as number) > LIMIT_MAX) return undefined;
  const asked: Line[] = [];
  let place = Math.min(from, lines.length);
  for (; place < lines.length && asked.length < (limit as number); place += 1) {
    const line = lines[place]!;
    if (line.at >= (since as number) && line.at < (until as number)) asked.push(line);
  }
  return { lines: asked, next: String(place), more: place < lines.length };
}

type Request = Readonly<Record<string, unknown>>;

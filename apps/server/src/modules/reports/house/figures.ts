import type { Figure, HouseReport, Sums, Term } from './report.ts';

/** The figures of some sums, in the order of the columns. */
export function figuresOf({ figures }: HouseReport, sums: readonly Sums[]): readonly bigint[] {
  const known = new Map<string, bigint>();
  for (const figure of figures) known.set(figure.id, sumOf(figure, sums, known));
  return [...known.values()];
}

function sumOf(figure: Figure, sums: readonly Sums[], known: ReadonlyMap<string, bigint>): bigint {
  if ('of' in figure)
    return figure.of.reduce((sum, [times, id]) => sum + BigInt(times) * (known.get(id) ?? 0n), 0n);
  return figure.terms.reduce(
    (sum, term) => sums.filter(countedBy(term)).reduce((all, row) => all + partOf(row, figure, term), sum),
    0n,
  );
}

/** Whether a term counts what moved on an account by a kind of movement. */
export const countedBy =
  ({ accounts, kinds }: Term) =>
  ({ account, kind }: Pick<Sums, 'account' | 'kind'>): boolean =>
    kinds.includes(kind) &&
    accounts.some((name) => (name.endsWith(':') ? account.startsWith(name) : account === name));

function partOf(row: Sums, { unit }: Figure, { side, times }: Term): bigint {
  if (unit === 'count') return BigInt(times * row.entries);
  const amount = side === undefined ? row.received + row.paid : row[side];
  return BigInt(times) * amount;
}

/** Adds figures column by column. */
export const added = (one: readonly bigint[], other: readonly bigint[]): readonly bigint[] =>
  one.map((figure, at) => figure + (other[at] ?? 0n));

/** The tax of a base at a rate in millionths: rounded down, and none of a negative base. */
export const taxOf = (base: bigint, ratePpm: number): bigint =>
  base > 0n ? (base * BigInt(ratePpm)) / 1_000_000n : 0n;
